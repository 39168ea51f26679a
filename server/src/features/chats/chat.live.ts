// The live channel: who may listen to a chat, and writing in it.
import type { NewMessage } from '@werkplatz/contract/chats/schemas.ts'

import type { LiveServices } from '../../feature.ts'
import { ownChannel, type Gate } from '../../live/destinations.ts'
import type { LiveParts } from '../../live/gateway.ts'
import type { SendHandler } from '../../live/protocol.ts'
import { sendMessage } from './actions/send-message.ts'
import { areInChats, noteSeen } from './chat-live.queries.ts'
import { tellMessage, tellMessageJob } from './tell-message.ts'

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

/** Told by the node that took it, not by the worker: two hops of the queue are longer than anybody waits for an answer. */
const writeMessage = ({ as, limiter, bus, inCase }: LiveServices): SendHandler => ({
  async handle({ me, id, body }) {
    limiter.take('chat', me.id)
    const sent = await as(me).begin((tx) => sendMessage(tx, me, id!, body as NewMessage))
    if (!sent || !bus.isUp()) return
    tellMessage(bus, sent.message, sent.places)
    inCase.takeBack(tellMessageJob, sent.message.id)
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
