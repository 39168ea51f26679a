import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { hideReported, showReported } from '../report.queries.ts'

/** After a report: empty for everybody in the chat, as if its author had taken it back. Null: its author was faster. */
export async function takeAwayMessage(tx: Tx, me: Member, reportId: string) {
  const moved = await hideReported(tx, reportId)
  if (!moved) return null
  const { chat_id: chatId, message_id: messageId } = moved
  await audit(tx, { actorId: me.id, action: 'takeAway', resource: 'message', targetId: messageId })
  await announce(tx, 'chat.messageDeleted', { chatId, messageId })
  return {}
}

/** At its old place. False: its text is gone for good. */
export async function restoreMessage(tx: Tx, me: Member, reportId: string): Promise<boolean> {
  const moved = await showReported(tx, reportId)
  if (!moved) return false
  const { chat_id: chatId, message_id: messageId } = moved
  await audit(tx, { actorId: me.id, action: 'restore', resource: 'message', targetId: messageId })
  await announce(tx, 'chat.messageRestored', { chatId, messageId })
  return true
}
