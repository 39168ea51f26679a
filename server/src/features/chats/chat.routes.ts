// Contract route → action or query. No logic.
import { guardSelf } from '../../access/guard.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { findAbout } from './about.queries.ts'
import { answerChatRequest } from './actions/answer-chat-request.ts'
import { deleteMessage } from './actions/delete-message.ts'
import { leaveChat } from './actions/leave-chat.ts'
import { markChat } from './actions/mark-chat.ts'
import { showRead } from './actions/show-read.ts'
import { startChat } from './actions/start-chat.ts'
import { listChatRequests } from './chat-request.queries.ts'
import { presentChat, presentChatDetails, presentChatRequest, presentHits, presentMessage } from './chat.present.ts'
import { listMessages } from './message.queries.ts'
import { countUnread, findChat, listChatPeople, listChats } from './read/chat-read.queries.ts'
import { findInChats } from './read/find-in-chats.ts'

export const chatHandlers = ({ addresses }: Services): Handler[] => [
  read('listChats', async (db, { me, input }) => {
    const { participantId, page, size } = input.query
    guardSelf(me, participantId)
    return { body: (await listChats(db, me, { offset: page * size, size })).map(presentChat(addresses)) }
  }),
  write('startChat', async (tx, { me, input }) => {
    const id = await startChat(tx, me, input.body)
    return { body: { id }, location: `/dashboard/community?chatId=${id}` }
  }),
  write('markChat', (tx, { me, input }) => markChat(tx, me, input.body.id, input.body.isRead)),
  read('readChat', async (db, { me, input }) => {
    const [[chat], people, [about]] = await Promise.all([
      findChat(db, me, input.query),
      listChatPeople(db, me, input.query),
      findAbout(db, me, input.query),
    ])
    return { body: presentChatDetails(addresses, chat!, people, about) }
  }),
  write('leaveChat', (tx, { me, input }) => leaveChat(tx, me, input.body.id)),
  read('readMessages', async (db, { me, input }) => {
    const { chatId, before = null, page, size } = input.query
    return { body: (await listMessages(db, me, { chatId, before, offset: page * size, size })).map(presentMessage) }
  }),
  write('deleteMessage', (tx, { me, input }) => deleteMessage(tx, me, input.query.id)),
  read('searchChats', async (db, { me, input }) => {
    const { chats, messages } = await findInChats(db, me, input.query.query)
    return { body: presentHits(addresses, chats, messages) }
  }),
  read('countUnreadChats', async (db, { me }) => {
    const { unread, requests, shows_read: showsRead } = (await countUnread(db, { personId: me.id }))[0]!
    return { body: { unread, requests, showsRead } }
  }),
  read('listChatRequests', async (db, { me }) => ({
    body: (await listChatRequests(db, me, {})).map(presentChatRequest(addresses)),
  })),
  write('answerChatRequest', (tx, { me, input }) => answerChatRequest(tx, me, input.body.id, input.body.isAccepted)),
  write('showRead', (tx, { me, input }) => showRead(tx, me, input.body.isShown)),
]
