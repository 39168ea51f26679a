// Several people write at once over two nodes, lose their connections and send again. Whatever was receipted is there, once, in
// one order for everybody, and nobody else heard a word.
import { randomUUID } from 'node:crypto'

import type { Message } from '@werkplatz/contract/chats/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat } from '../../../../test/chats.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { realBus } from '../../../live/test/support.ts'
import { tellMessageJob } from '../tell-message.ts'
import { joinLive, liveNode } from './live.ts'

const WRITERS = 4
const EACH = 25

let app: TestApp
let scene: Scene
let nodes: Awaited<ReturnType<typeof liveNode>>[]
let buses: Awaited<ReturnType<typeof realBus>>[]
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  buses = await Promise.all([realBus(), realBus(), realBus()])
  nodes = [await liveNode(app, buses[0]!), await liveNode(app, buses[1]!)]
  await testWorker(app, { listeners: workerParts.listeners, jobs: [tellMessageJob] }, { bus: buses[2]! })
})
afterAll(async () => {
  for (const node of nodes) await node.close()
  for (const bus of buses) await bus.close()
})

type Live = Awaited<ReturnType<typeof joinLive>>

test('none lost that was receipted, none doubled, one order for all, nobody else heard', async () => {
  const people: Person[] = []
  for (let n = 0; n < WRITERS; n += 1)
    people.push(
      await newPerson(app, {
        nameFirst: `Kim${n}`,
        companyId: n % 2 ? scene.nordwerk : scene.suedwerk,
        roles: ['USER'],
        email: `kim${n}.${randomUUID()}@nordwerk.example`,
      }),
    )
  const chat = await newChat(app, people)
  const [outside, reader] = [await joinLive(app, nodes[0]!, scene.ada), await joinLive(app, nodes[1]!, people[0]!)]
  await reader.open(chat)

  const receipted = new Set<string>()
  const tried = new Set<string>()
  const write = async (person: Person, at: number) => {
    let live: Live = await joinLive(app, nodes[at % 2]!, person)
    for (let n = 0; n < EACH; n += 1) {
      const text = `${at}-${n}`
      const clientId = randomUUID()
      tried.add(text)
      if (n % 5 === 4) {
        // Cut off with the message under way: what became of it is not known, so it is sent again, from another node.
        void live.write(chat, text, clientId).catch(() => {})
        live.socket.client.forceDisconnect()
        void live.leave()
        live = await joinLive(app, nodes[(at + n) % 2]!, person)
      }
      expect(await live.write(chat, text, clientId)).toBe('sent')
      receipted.add(text)
      // An impatient device.
      if (n % 3 === 0) expect(await live.write(chat, text, clientId)).toBe('sent')
    }
    await live.leave()
  }
  await Promise.all(people.map(write))
  expect(receipted.size).toBe(WRITERS * EACH)

  const historyOf = async (as: Person): Promise<Message[]> => {
    const pages = await Promise.all(
      [1, 0].map(
        async (page) => (await app.call('readMessages', { as, query: { chatId: chat, size: 100, page } })).body,
      ),
    )
    return pages.flat()
  }
  const orders = await Promise.all(people.map(async (one) => (await historyOf(one)).map(({ body }) => body)))
  for (const order of orders) expect(order).toEqual(orders[0])
  expect(orders[0]!.toSorted()).toEqual([...tried].toSorted())
  // Each writer's own are in the order in which they wrote them.
  for (let at = 0; at < WRITERS; at += 1)
    expect(orders[0]!.filter((text) => text.startsWith(`${at}-`))).toEqual(
      Array.from({ length: EACH }, (_, n) => `${at}-${n}`),
    )
  const read = await historyOf(people[0]!)
  expect(read.map(({ number }) => number)).toEqual(Array.from({ length: WRITERS * EACH }, (_, n) => n + 1))

  await eventually(() => expect(reader.heard(chat)).toHaveLength(WRITERS * EACH), 20_000)
  const heard = reader.heard(chat).toSorted((a, b) => a.number - b.number)
  // What comes live is what is read.
  expect(heard).toEqual(read)
  expect(outside.news()).toEqual([])
  expect([...outside.socket.got.values()].flat()).toEqual([])
  await Promise.all([outside.leave(), reader.leave()])
}, 120_000)
