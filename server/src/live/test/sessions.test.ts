import { afterEach, describe, expect, test } from 'vitest'

import { eventually } from '../../../test/eventually.ts'
import { liveConnections } from '../../lib/metrics.ts'
import { defaultLimits } from '../limits.ts'
import { sessionEndedSubject } from '../subjects.ts'
import { connect, members, newMember, quietBus, realBus, startNode, type LibraryClient } from './support.ts'

const lea = newMember()
const noah = newMember()
const nodes: Awaited<ReturnType<typeof startNode>>[] = []
const clients: LibraryClient[] = []

async function newNode(options: Parameters<typeof startNode>[0]) {
  const node = await startNode(options)
  nodes.push(node)
  return node
}

async function join(node: { url: string }, who: { sessionId: string }) {
  const client = await connect(node.url, who.sessionId)
  clients.push(client)
  return client
}

afterEach(async () => {
  for (const { client } of clients.splice(0)) await client.deactivate()
  for (const node of nodes.splice(0)) await node.close()
})

describe('sessions', () => {
  test('session.ended on the bus closes the sockets of that session on every node at once', async () => {
    const bus = await realBus()
    const people = members(lea, noah)
    const [one, two] = [await newNode({ ...people, bus }), await newNode({ ...people, bus })]
    const hers = [await join(one, lea), await join(two, lea)]
    const his = await join(two, noah)
    bus.publish(sessionEndedSubject, { sessionId: lea.sessionId })
    for (const client of hers) {
      await eventually(() => expect(client.closed).toEqual([1008]))
      expect(client.errors).toEqual(['session_ended'])
    }
    expect(his.closed).toEqual([])
    await bus.close()
  })

  test('SEND /app/logout closes all windows of the own session on every node, not those of another session', async () => {
    const bus = await realBus()
    const elsewhere = newMember({ ...lea, sessionId: noah.sessionId })
    const people = members(lea, elsewhere)
    const [one, two] = [await newNode({ ...people, bus }), await newNode({ ...people, bus })]
    const windows = [await join(one, lea), await join(two, lea)]
    const other = await join(two, elsewhere)
    windows[0]!.publish(`/app/logout/${lea.id}`)
    for (const client of windows) await eventually(() => expect(client.closed).toEqual([1008]))
    expect(other.closed).toEqual([])
    await bus.close()
  })

  test('a session that ended, or whose rights changed, is found although the bus says nothing', async () => {
    const good = new Set([lea.sessionId, noah.sessionId])
    const goodSessions = async (sessions: readonly { id: string }[]) =>
      new Set(sessions.map(({ id }) => id).filter((id) => good.has(id)))
    const people = members(lea, noah)
    const node = await newNode({ ...people, goodSessions, bus: quietBus().bus, limits: { sessionCheckMs: 40 } })
    const [hers, his] = [await join(node, lea), await join(node, noah)]
    good.delete(lea.sessionId)
    await eventually(() => expect(hers.closed).toEqual([1008]))
    expect(his.closed).toEqual([])
    expect(hers.errors).toEqual(['unauthenticated'])

    // The same session comes back with newer rights: the socket with the older ones goes.
    people.byToken.set(noah.sessionId, { ...noah, rightsVersion: 2 })
    const newer = await join(node, noah)
    await eventually(() => expect(his.closed).toEqual([1008]))
    expect(newer.closed).toEqual([])
  })

  test('the default check comes early enough for 5 seconds', () => {
    expect(defaultLimits.sessionCheckMs).toBeLessThanOrEqual(4_000)
    expect(defaultLimits.connectMs).toBeLessThanOrEqual(5_000)
  })

  test.each([
    ['refuses', () => Promise.reject<Set<string>>(new Error('away'))],
    ['never answers', () => new Promise<Set<string>>(() => {})],
  ])('a database that %s: sockets stay for a while, then all are closed', async (_, away) => {
    let isAway = false
    const people = members(lea)
    const goodSessions: typeof people.goodSessions = (sessions) => (isAway ? away() : people.goodSessions(sessions))
    const limits = { sessionCheckMs: 30, uncheckedMs: 4_000 }
    const node = await newNode({ ...people, goodSessions, bus: quietBus().bus, limits })
    const client = await join(node, lea)
    isAway = true
    const start = Date.now()
    await client.listen('/topic/events')
    await eventually(() => expect(client.closed).toEqual([1013]))
    expect(Date.now() - start).toBeGreaterThan(3_500)
  })

  test('stopping: nobody new, and everybody is told 1001', async () => {
    const node = await newNode({ ...members(lea, noah), bus: quietBus().bus, limits: { stopSpreadMs: 200 } })
    const both = [await join(node, lea), await join(node, noah)]
    const before = (await liveConnections.get()).values[0]!.value
    const stopped = node.gateway.stop()
    await expect(connect(node.url, lea.sessionId)).rejects.toThrow('closed')
    await stopped
    for (const client of both) await eventually(() => expect(client.closed).toEqual([1001]))
    expect((await liveConnections.get()).values[0]!.value).toBe(before - 2)
  })
})
