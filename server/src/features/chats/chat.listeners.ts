// Tells everybody who is in a chat what happened there. Repeating it shows nothing twice: messages have their number.
import { listen, type WorkContext } from '../../jobs/definitions.ts'
import { channelOf, publishLive } from '../../live/channels.ts'
import { listenersChangedSubject } from '../../live/subjects.ts'
import { mailRequest } from './actions/mail-request.ts'
import { findAsked, listPlaces } from './chat-live.queries.ts'
import { presentMessage } from './chat.present.ts'
import { findMessage } from './message.queries.ts'
import { tellPerson as tell } from './tell-message.ts'

/** As it is now: empty, or with its words again. */
async function tellAgain(
  { db, outbound: { bus } }: WorkContext,
  { chatId, messageId }: { chatId: string; messageId: string },
) {
  const message = await findMessage(db, messageId)
  if (!message) return
  publishLive(bus, channelOf('chatMessages', chatId), 'chatMessages', presentMessage(message))
  for (const { person_id: personId } of await listPlaces(db, chatId)) tell(bus, personId, { chatId, news: 'CHANGED' })
}

export const chatListeners = [
  listen('chat.messageDeleted', 'tell-deleted', tellAgain),
  listen('chat.messageRestored', 'tell-restored', tellAgain),
  listen('chat.read', 'tell-chat-read', async ({ db, outbound: { bus } }, { chatId, personId }) => {
    const places = await listPlaces(db, chatId)
    const reader = places.find((place) => place.person_id === personId)
    if (!reader) return
    tell(bus, personId, { chatId, news: 'READ', isRead: reader.unread === 0, unread: reader.unread })
    if (!reader.is_pair || !reader.shows_read) return
    for (const { person_id: other } of places)
      if (other !== personId) tell(bus, other, { chatId, news: 'READ', readUpTo: reader.last_read_number })
  }),
  listen('chat.peopleChanged', 'tell-people-changed', async ({ db, outbound: { bus } }, { chatId, personId }) => {
    bus.publish(listenersChangedSubject, { channel: channelOf('chatMessages', chatId) })
    const people = (await listPlaces(db, chatId)).map((place) => place.person_id)
    for (const id of new Set([...people, personId])) tell(bus, id, { chatId, news: 'CHANGED' })
  }),
  listen('chat.aboutChanged', 'tell-about-changed', async ({ db, outbound: { bus } }, { chatId }) => {
    for (const { person_id: personId } of await listPlaces(db, chatId)) tell(bus, personId, { chatId, news: 'CHANGED' })
  }),
  listen('chat.requested', 'tell-requested', async (ctx, { requestId }, eventId) => {
    const asked = await findAsked(ctx.db, requestId)
    if (!asked) return
    await ctx.begin((tx) => mailRequest(tx, requestId, eventId))
    tell(ctx.outbound.bus, asked.person_id, { chatId: asked.chat_id, news: 'CHANGED' })
  }),
]
