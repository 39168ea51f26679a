import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

/** Ids only: what people write to each other is in one table and nowhere else. */
export const chatEvents = {
  'chat.messageDeleted': event({
    payload: z.object({ chatId: Id, messageId: Id }),
    summary: 'Somebody took back a message of their own, or it was taken away after a report.',
  }),
  'chat.messageRestored': event({
    payload: z.object({ chatId: Id, messageId: Id }),
    summary: 'A message that was taken away after a report is back.',
  }),
  'chat.read': event({
    payload: z.object({ chatId: Id, personId: Id }),
    summary: 'Somebody read a chat, or marked it unread.',
  }),
  'chat.peopleChanged': event({
    payload: z.object({ chatId: Id, personId: Id }),
    summary: 'A group was made, or a person joined or left; all of its people read the chat again.',
  }),
  'chat.aboutChanged': event({
    payload: z.object({ chatId: Id }),
    summary: 'Somebody wrote about something else than before; everybody in the chat reads it again.',
  }),
  'chat.requested': event({
    payload: z.object({ requestId: Id }),
    summary: 'Somebody of another company would like to write to a minor.',
  }),
} as const
