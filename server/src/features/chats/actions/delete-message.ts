import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { markDeleted } from '../message.queries.ts'

/** Gone for everybody at once; for 90 days a report can still show it. A repeat changes nothing. */
export async function deleteMessage(tx: Tx, me: Member, id: string) {
  const deleted = await markDeleted(tx, id)
  if (!deleted) return
  await audit(tx, { actorId: me.id, action: 'delete', resource: 'message', targetId: id })
  await announce(tx, 'chat.messageDeleted', { chatId: deleted.chat_id, messageId: id })
}
