// What everybody in a chat is told of a message. Repeating it shows nothing twice: messages have their number.
import type { ChatNews } from '@werkplatz/contract/chats/schemas.ts'
import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { IN_CASE } from '../../jobs/queue.ts'
import { channelOf, publishLive } from '../../live/channels.ts'
import type { Bus } from '../../outbound/bus.ts'
import { listPlaces, type PlaceRow } from './chat-live.queries.ts'
import { presentMessage, presentPreview } from './chat.present.ts'
import { findMessage, type MessageRow } from './message.queries.ts'

export const tellPerson = (bus: Bus, personId: string, news: ChatNews) =>
  publishLive(bus, channelOf('chats', personId), 'chats', news)

export function tellMessage(bus: Bus, message: MessageRow, places: readonly Pick<PlaceRow, 'person_id' | 'unread'>[]) {
  const { chat_id: chatId, author_id: previewBy, number } = message
  publishLive(bus, channelOf('chatMessages', chatId), 'chatMessages', presentMessage(message))
  // Lines and what was taken back meanwhile: the list is read again.
  const isShown = message.kind === 'TEXT' && !message.is_deleted
  const said = { preview: presentPreview(message), previewBy, number, dateUpdated: message.date_created.toISOString() }
  for (const { person_id: personId, unread } of places)
    tellPerson(
      bus,
      personId,
      isShown ? { chatId, news: 'MESSAGE', ...said, isRead: unread === 0, unread } : { chatId, news: 'CHANGED' },
    )
}

/** For messages whose node died before it told them, and for lines, which no live node writes. */
export const tellMessageJob = defineJob({
  name: `${IN_CASE}tell-message`,
  payload: z.object({ chatId: z.uuid(), messageId: z.uuid() }),
  concurrency: 10,
  run: async ({ db, outbound: { bus } }, { chatId, messageId }) => {
    const [message, places] = await Promise.all([findMessage(db, messageId), listPlaces(db, chatId)])
    if (message) tellMessage(bus, message, places)
  },
})
