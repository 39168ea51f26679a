// A SEND that is refused is answered on the sender's own destination; everything else goes on.
import { randomUUID } from 'node:crypto'

import { destinations } from '@werkplatz/contract/destinations.ts'
import { Id } from '@werkplatz/contract/shared/shapes.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { eventually } from '../../../test/eventually.ts'
import { Refusal } from '../../lib/refusal.ts'
import { channelOf } from '../channels.ts'
import type { DestinationList } from '../destinations.ts'
import type { SendHandler } from '../protocol.ts'
import { liveSubject } from '../subjects.ts'
import { connect, frameParts, members, newMember, quietBus, startNode, type LibraryClient } from './support.ts'

const [lea, luca] = [newMember(), newMember()]

/** As a chat will have them: one to write to, and one's own on which a refusal is told. */
const list: DestinationList = {
  ...destinations,
  ownChats: {
    kind: 'subscribe',
    pattern: '/topic/synthetic/chats/{userId}',
    gate: 'self',
    payload: z.object({ clientId: z.string().optional(), refused: z.string().optional() }),
    summary: 'For this test only.',
  },
  write: {
    kind: 'send',
    pattern: '/app/synthetic/chats/{id}',
    gate: 'participant' as never,
    payload: z.strictObject({ body: z.string().min(1), clientId: Id }),
    refusedOn: 'ownChats',
    summary: 'For this test only.',
  },
}

const chat = randomUUID()
const foreign = randomUUID()
const kept: string[] = []
/** Blocked people are refused, everything else is kept; the database is away for one word. */
const write: SendHandler = {
  async handle({ body }) {
    const { body: text } = body as { body: string }
    if (text === 'blocked') throw new Refusal('forbidden')
    if (text === 'database away') throw new Error('Connection terminated')
    kept.push(text)
  },
  refused: ({ body }, code) => ({ ...(body as { clientId: string } | undefined), refused: code }),
}
const participant = {
  allows: (requests: readonly { id: string | undefined }[]) => requests.map(({ id }) => id === chat),
  channels: () => [],
  recheck: false,
}

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  kept.length = 0
  for (const node of open.splice(0)) await node.close()
})

async function join() {
  const { bus, say } = quietBus()
  const parts = { gates: { participant }, sends: { ...frameParts.sends, write } }
  const node = await startNode({ bus, list, parts, ...members(lea, luca) })
  open.push(node)
  return { mine: await connect(node.url, lea.sessionId), say }
}

const own = `/topic/synthetic/chats/${lea.id}`
const others = ['notifications', 'notifications/read', 'nonChatNotifications'].map((name) => `/topic/${name}/${lea.id}`)
const five = [own, '/topic/events', ...others]

/** Sends with a receipt; says which receipts came. */
function send({ client }: LibraryClient, destination: string, body: object, receipts: string[]) {
  const receipt = randomUUID()
  client.watchForReceipt(receipt, () => receipts.push(receipt))
  client.publish({ destination, body: JSON.stringify(body), headers: { receipt } })
  return receipt
}

describe('a refused SEND', () => {
  test('leaves five subscriptions alive, says which message it was and why, and gives no receipt', async () => {
    const { mine, say } = await join()
    for (const destination of five) await mine.listen(destination)
    const [receipts, clientId] = [[] as string[], randomUUID()]
    send(mine, `/app/synthetic/chats/${chat}`, { body: 'blocked', clientId }, receipts)
    await eventually(() => expect(mine.got.get(own)).toHaveLength(1))
    expect(JSON.parse(mine.got.get(own)![0]!)).toMatchObject({ clientId, refused: 'forbidden' })
    const sent = send(mine, `/app/synthetic/chats/${chat}`, { body: 'Hallo', clientId }, receipts)
    await eventually(() => expect(receipts).toEqual([sent]))
    expect(kept).toEqual(['Hallo'])
    // All five still hear.
    const id = randomUUID()
    say(liveSubject(channelOf('notificationRead', lea.id)), { body: id })
    await eventually(() => expect(mine.got.get(`/topic/notifications/read/${lea.id}`)).toEqual([id]))
    expect([mine.closed, mine.errors]).toEqual([[], []])
  })

  test.each([
    [
      'to a chat one is not in',
      `/app/synthetic/chats/${foreign}`,
      { body: 'Hallo', clientId: randomUUID() },
      'not_found',
    ],
    ['that is no message', `/app/synthetic/chats/${chat}`, { body: '' }, 'bad_input'],
  ])('%s is told in the same way', async (_what, destination, body, refused) => {
    const { mine } = await join()
    await mine.listen(own)
    send(mine, destination, body, [])
    await eventually(() => expect(mine.got.get(own)).toHaveLength(1))
    expect(JSON.parse(mine.got.get(own)![0]!)).toMatchObject({ refused })
    expect([mine.closed, kept]).toEqual([[], []])
  })

  test('whoever does not listen on the own destination is closed, as STOMP has it', async () => {
    const { mine } = await join()
    await mine.listen('/topic/events')
    send(mine, `/app/synthetic/chats/${foreign}`, { body: 'Hallo', clientId: randomUUID() }, [])
    await eventually(() => expect(mine.closed).toEqual([1008]))
    expect(mine.errors).toEqual(['not_found'])
  })

  test('a failure is no refusal: the connection ends and the client comes back', async () => {
    const { mine } = await join()
    await mine.listen(own)
    send(mine, `/app/synthetic/chats/${chat}`, { body: 'database away', clientId: randomUUID() }, [])
    await eventually(() => expect(mine.closed).toEqual([1013]))
    expect(mine.got.get(own)).toBeUndefined()
  })

  test('a destination that tells no refusals closes: /app/logout of somebody else', async () => {
    const { mine } = await join()
    await mine.listen(own)
    send(mine, `/app/logout/${luca.id}`, {}, [])
    await eventually(() => expect(mine.closed).toEqual([1008]))
    expect(mine.errors).toEqual(['not_found'])
  })
})
