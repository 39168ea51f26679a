import { destination } from '../shared/destination.ts'
import { ChatNews, Message, NewMessage } from './schemas.ts'

export const chatDestinations = {
  chats: destination({
    kind: 'subscribe',
    pattern: '/topic/chats/{userId}',
    gate: 'self',
    payload: ChatNews,
    summary: 'What happens to the person’s chats, and which of their own messages were refused.',
  }),
  chatMessages: destination({
    kind: 'subscribe',
    pattern: '/topic/chats/messages/{id}',
    gate: 'participant',
    payload: Message,
    summary: 'Messages of one chat, the own ones among them; one that was taken back comes again without its text.',
  }),
  writeMessage: destination({
    kind: 'send',
    pattern: '/app/chats/{id}',
    gate: 'participant',
    payload: NewMessage,
    needs: 'chat',
    refusedOn: 'chats',
    summary: 'Write a message; the receipt means that it is kept.',
  }),
} as const
