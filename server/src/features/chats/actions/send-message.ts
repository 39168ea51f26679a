import { chatLimits } from '@werkplatz/contract/chats/limits.ts'
import type { NewMessage } from '@werkplatz/contract/chats/schemas.ts'
import { chatRequestStatus } from '@werkplatz/contract/chats/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce, enqueueInCase } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { renewRequest } from '../chat-request.queries.ts'
import { findWriting, lockChat, type ChatHead, type Writing } from '../chat-write.queries.ts'
import { findSent, insertMessage, type MessageRow } from '../message.queries.ts'
import { tellMessageJob } from '../tell-message.ts'

/**
 * In the order in which the chat's row is taken. What a device sends twice is kept once, and told once: undefined. What
 * is returned is told after the commit by whoever took the message.
 */
export async function sendMessage(tx: Tx, me: Member, chatId: string, { body, clientId }: NewMessage) {
  const chat = await lockChat(tx, chatId)
  if (!chat) throw new Refusal('not_found', { chatId })
  const sent = await findSent(tx, me.id, clientId)
  if (sent && sent.chat_id !== chatId) throw new Refusal('bad_input', { why: 'sent elsewhere' })
  if (sent) return undefined
  const writing = await findWriting(tx, chat, me.id)
  if (!writing.is_in) throw new Refusal('not_found', { chatId })
  if (writing.is_kept_apart || !writing.has_reader) throw new Refusal('chat_refused')
  if (writing.request_id) await ask(tx, me, chat, writing, body)
  const number = chat.last_number + 1
  const written = await insertMessage(tx, { chatId, authorId: me.id, number, body, clientId })
  await enqueueInCase(tx, tellMessageJob, written.id, { chatId, messageId: written.id })
  if (written.is_about_new) await announce(tx, 'chat.aboutChanged', { chatId })
  if (writing.request_id) await announce(tx, 'chat.requested', { requestId: writing.request_id })
  const { id, date_created, places } = written
  const what = { body, client_id: clientId, kind: 'TEXT', is_deleted: false } as const
  const message: MessageRow = { id, chat_id: chatId, number, author_id: me.id, date_created, ...what }
  return { message, places }
}

/**
 * One short message waits for the answer. Whether it was declined is not to be noticed: the next one is refused in the
 * same words, and after 30 days one may ask again either way.
 */
async function ask(tx: Tx, me: Member, chat: ChatHead, writing: Writing, body: string) {
  const isFirst = chat.last_number === writing.from_number
  if (!isFirst && !writing.may_ask_again) throw new Refusal('chat_request_waiting')
  if (body.length > chatLimits.request) throw new Refusal('bad_input', { why: 'long for a request' })
  const id = writing.request_id!
  if (writing.request_status === 'DECLINED')
    await transition(tx, chatRequestStatus, { id, status: writing.request_status }, 'askAgain', me)
  await renewRequest(tx, id, chat.last_number)
}
