// Chats of the demo world: of two, a group, one with a long history, a request that waits.
import file from '@werkplatz/content/demo/chats.json' with { type: 'json' }
import { resolveDate, type RelativeDate } from '@werkplatz/content/types.ts'
import type { About } from '@werkplatz/contract/chats/about.ts'

import type { Tx } from '../db/handles.ts'
import { demoId } from './demo-id.ts'
import { inPieces } from './world.ts'

interface DemoChat {
  chatId: string
  title?: string
  about?: About
  participantIds: string[]
  pendingIds?: string[]
  unreadBy: string[]
  request?: { fromId: string; dateCreated: RelativeDate }
  messages: {
    messageId: string
    authorId: string
    body: string
    dateCreated: RelativeDate
    dateDeleted?: RelativeDate
  }[]
}

const chats = file.chats as DemoChat[]
/** Between minors and people of other companies, agreed to long ago. */
const accepted = new Set(file.acceptedChats)

export async function loadChats(tx: Tx) {
  await tx
    .insertInto('chat')
    .values(chats.map(chatRow))
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx
    .insertInto('chat_participant')
    .values(chats.flatMap(participantRows))
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx
    .insertInto('chat_request')
    .values(chats.flatMap(requestRows))
    .onConflict((oc) => oc.doNothing())
    .execute()
  for (const piece of inPieces(chats.flatMap(messageRows)))
    await tx
      .insertInto('message')
      .values(piece)
      .onConflict((oc) => oc.doNothing())
      .execute()
}

/** Whoever asks is in it; in a chat of two that waits nobody else is. */
const creatorOf = (chat: DemoChat) => chat.request?.fromId ?? chat.messages[0]!.authorId
const insideOf = (chat: DemoChat) => (chat.request ? [chat.request.fromId] : chat.participantIds)
const askedIn = (chat: DemoChat) => [
  ...(chat.pendingIds ?? []),
  ...chat.participantIds.filter((id) => !insideOf(chat).includes(id)),
]

function chatRow(chat: DemoChat) {
  const isPair = chat.participantIds.length === 2 && !chat.title
  const [low, high] = isPair ? chat.participantIds.map(demoId).toSorted() : []
  return {
    id: demoId(chat.chatId),
    creator_id: demoId(creatorOf(chat)),
    low_id: low ?? null,
    high_id: high ?? null,
    title: chat.title ?? '',
    about_type: chat.about?.type ?? null,
    about_id: chat.about ? demoId(chat.about.id) : null,
    last_number: chat.messages.length,
    date_created: resolveDate(chat.messages[0]!.dateCreated),
  }
}

/** Unread are those after one's own last word, at least the last. */
function unreadOf({ messages }: DemoChat, personId: string): number {
  const own = messages.findLastIndex(({ authorId }) => authorId === personId)
  return Math.min(messages.length - 1 - own, 2)
}

function participantRows(chat: DemoChat) {
  const last = chat.messages.at(-1)!
  return insideOf(chat).map((personId) => {
    const unread = chat.unreadBy.includes(personId) ? unreadOf(chat, personId) : 0
    return {
      id: demoId(`${chat.chatId}-${personId}`),
      chat_id: demoId(chat.chatId),
      person_id: demoId(personId),
      last_read_number: chat.messages.length - unread,
      unread,
      unread_since: unread ? resolveDate(last.dateCreated) : null,
      // Nobody of the demo world is mailed about what lies there from the beginning.
      mailed_number: chat.messages.length,
      date_updated: resolveDate(last.dateCreated),
    }
  })
}

function requestRows(chat: DemoChat) {
  const requestOf = (personId: string, status: string) => ({
    id: demoId(`${chat.chatId}-request-${personId}`),
    chat_id: demoId(chat.chatId),
    person_id: demoId(personId),
    asked_by: demoId(creatorOf(chat)),
    status,
    date_created: resolveDate(chat.request?.dateCreated ?? chat.messages[0]!.dateCreated),
  })
  const answered = accepted.has(chat.chatId) ? chat.participantIds.filter((id) => id !== creatorOf(chat)) : []
  return [...askedIn(chat).map((id) => requestOf(id, 'WAITING')), ...answered.map((id) => requestOf(id, 'ACCEPTED'))]
}

const messageRows = (chat: DemoChat) =>
  chat.messages.map((message, n) => ({
    id: demoId(message.messageId),
    chat_id: demoId(chat.chatId),
    number: n + 1,
    author_id: demoId(message.authorId),
    body: message.body,
    client_id: demoId(`${message.messageId}-client`),
    date_created: resolveDate(message.dateCreated),
    deleted_at: message.dateDeleted ? resolveDate(message.dateDeleted) : null,
  }))
