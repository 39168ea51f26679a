// The live channel: who may listen to a chat, and writing in it.
import type { NewMessage } from '@werkplatz/contract/chats/schemas.ts'

import type { LiveServices } from '../../feature.ts'
import { ownChannel, type Gate } from '../../live/destinations.ts'
import type { LiveParts } from '../../live/gateway.ts'
import type { SendHandler } from '../../live/protocol.ts'
import { sendMessage } from './actions/send-message.ts'
import { areInChats, noteSeen } from './chat-live.queries.ts'

/** Whoever leaves a chat, or is asked and has not said yes, hears nothing of it. */
const participant = ({ db }: LiveServices): Gate => ({
  allows: (requests) =>
    areInChats(
      db,
      requests.map(({ me, id }) => ({ personId: me.id, chatId: id! })),
    ),
  channels: ownChannel,
  recheck: true,
})

const writeMessage = ({ as, limiter }: LiveServices): SendHandler => ({
  async handle({ me, id, body }) {
    limiter.take('chat', me.id)
    await as(me).begin((tx) => sendMessage(tx, me, id!, body as NewMessage))
  },
  refused: ({ id, body }, code) => ({
    chatId: id,
    ...(body ? { clientId: (body as NewMessage).clientId } : {}),
    refused: code,
  }),
})

export const chatLive = (services: LiveServices): Partial<LiveParts> => ({
  gates: { participant: participant(services) },
  sends: { writeMessage: writeMessage(services) },
  present: (people) => noteSeen(services.lone, people),
})
