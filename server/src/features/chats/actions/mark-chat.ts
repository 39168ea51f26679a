import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { markRead, markUnread } from '../chat-write.queries.ts'

/** Read on one device, read on all. */
export async function markChat(tx: Tx, me: Member, chatId: string, isRead: boolean) {
  const changed = isRead ? await markRead(tx, chatId, me.id) : await markUnread(tx, chatId, me.id)
  if (changed) await announce(tx, 'chat.read', { chatId, personId: me.id })
}
