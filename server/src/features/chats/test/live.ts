// A live node with the real gates and send handlers, and people who write as the web does.
import { randomUUID } from 'node:crypto'

import type { ChatNews, Message } from '@werkplatz/contract/chats/schemas.ts'

import type { TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { liveServices } from '../../../../test/live-services.ts'
import type { Person } from '../../../../test/people.ts'
import { listGoodSessions } from '../../../access/member.queries.ts'
import { liveParts } from '../../../app.ts'
import type { Limits } from '../../../live/limits.ts'
import { connect, startNode } from '../../../live/test/support.ts'
import type { Bus } from '../../../outbound/bus.ts'

export const liveNode = (app: TestApp, bus: Bus, limits: Partial<Limits> = {}) =>
  startNode({
    bus,
    authenticator: app.identity.authenticator,
    goodSessions: (sessions) => listGoodSessions(app.db, sessions),
    parts: liveParts(liveServices(app, bus)),
    limits,
  })

type Node = Awaited<ReturnType<typeof liveNode>>

/** Connected, listening to their own chats; `open` listens to one of them. */
export async function joinLive(app: TestApp, node: Node, person: Person) {
  const socket = await connect(node.url, await app.tokenOf(person))
  const own = `/topic/chats/${person.id}`
  await socket.listen(own)
  const bodies = <T>(destination: string) => (socket.got.get(destination) ?? []).map((one) => JSON.parse(one) as T)
  /** Of one chat: news of what an earlier test did may still be under way. */
  const news = (chatId?: string) => bodies<ChatNews>(own).filter((one) => !chatId || one.chatId === chatId)
  return {
    socket,
    news,
    open: (chatId: string) => socket.listen(`/topic/chats/messages/${chatId}`),
    heard: (chatId: string) => bodies<Message>(`/topic/chats/messages/${chatId}`),
    /** 'sent' is a receipt; otherwise the code of the refusal. */
    write: async (chatId: string, body: string, clientId: string = randomUUID()): Promise<string> => {
      const receipt = `write-${randomUUID()}`
      let isSent = false
      const refusals = () => news().filter((one) => one.refused && one.clientId === clientId).length
      const before = refusals()
      socket.client.watchForReceipt(receipt, () => (isSent = true))
      const headers = { receipt }
      socket.client.publish({ destination: `/app/chats/${chatId}`, body: JSON.stringify({ body, clientId }), headers })
      return eventually(() => {
        if (isSent) return 'sent'
        if (refusals() > before) return news().findLast((one) => one.refused && one.clientId === clientId)!.refused!
        throw new Error('no answer yet')
      })
    },
    leave: () => socket.client.deactivate(),
  }
}
