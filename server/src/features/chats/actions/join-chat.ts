import { chatRequestStatus } from '@werkplatz/contract/chats/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { announce, enqueue } from '../../../db/outbox.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import type { RequestHead } from '../chat-request.queries.ts'
import { insertParticipants, markRead, type ChatHead } from '../chat-write.queries.ts'
import { insertLine } from '../message.queries.ts'
import { tellMessageJob } from '../tell-message.ts'

/** The chat is held. In a group one reads what comes from now on; in a chat of two what was asked with. */
export async function joinChat(tx: Tx, chat: ChatHead, request: RequestHead, actor: Actor) {
  await transition(tx, chatRequestStatus, request, 'accept', actor)
  const isGroup = chat.low_id === null
  await insertParticipants(tx, chat.id, [request.person_id], isGroup ? chat.last_number : 0)
  if (isGroup) {
    const line = await insertLine(tx, chat.id, request.person_id, 'JOINED')
    await enqueue(tx, tellMessageJob, { chatId: chat.id, messageId: line.id })
  } else if (actor.id === request.person_id) await markRead(tx, chat.id, request.person_id)
  await announce(tx, 'chat.peopleChanged', { chatId: chat.id, personId: request.person_id })
}
