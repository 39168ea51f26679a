import { chatRequestStatus } from '@werkplatz/contract/chats/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { findRequestChat, lockRequest } from '../chat-request.queries.ts'
import { lockChat } from '../chat-write.queries.ts'
import { joinChat } from './join-chat.ts'

/** Declining is told to nobody. Whoever declined changes their mind by writing first: the chat is hidden from them. */
export async function answerChatRequest(tx: Tx, me: Member, id: string, isAccepted: boolean) {
  const chat = await lockChat(tx, await findRequestChat(tx, id))
  const request = await lockRequest(tx, id)
  if (!chat || request.status !== 'WAITING')
    throw new Refusal('status_conflict', { why: 'answered already', from: request.status })
  if (isAccepted) await joinChat(tx, chat, request, me)
  else await transition(tx, chatRequestStatus, request, 'decline', me)
}
