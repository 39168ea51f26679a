import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce, enqueue } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockChat, markLeft } from '../chat-write.queries.ts'
import { insertLine } from '../message.queries.ts'
import { tellMessageJob } from '../tell-message.ts'

/** A group one has left is not seen any more; what one wrote there stays. A chat of two has no way out but blocking. */
export async function leaveChat(tx: Tx, me: Member, chatId: string) {
  const chat = (await lockChat(tx, chatId))!
  if (chat.low_id !== null) throw new Refusal('status_conflict', { why: 'a chat of two' })
  // The line first: who has left writes nothing any more.
  const line = await insertLine(tx, chatId, me.id, 'LEFT')
  if (!(await markLeft(tx, chatId, me.id))) throw new Refusal('status_conflict', { why: 'left already' })
  await audit(tx, { actorId: me.id, action: 'leave', resource: 'chat', targetId: chatId })
  await enqueue(tx, tellMessageJob, { chatId, messageId: line.id })
  await announce(tx, 'chat.peopleChanged', { chatId, personId: me.id })
}
