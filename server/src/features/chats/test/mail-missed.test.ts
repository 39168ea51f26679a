import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeMinor, newChat, newMessage } from '../../../../test/chats.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { quietBus } from '../../../live/test/support.ts'
import { chatJobs } from '../chat.jobs.ts'
import { liveNode, joinLive } from './live.ts'

let app: TestApp
let scene: Scene
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  worker = await testWorker(app, { listeners: [], jobs: [] })
})

let kim: Person
let chat: string
const day = new Date('2026-11-18T10:00:00Z')
const after = (minutes: number, from = day) => new Date(from.getTime() + minutes * 60_000)
beforeEach(async () => {
  await app.pool.query('update chat_participant set unread = 0')
  const email = `kim.${randomUUID()}@nordwerk.example`
  kim = await newPerson(app, { nameFirst: 'Kim', companyId: scene.nordwerk, roles: ['USER'], email })
  chat = await newChat(app, [scene.elena, kim], { texts: ['Geheim'] })
  await app.pool.query('update chat_participant set unread_since = $1 where unread > 0', [day])
})

const run = (now: Date) => chatJobs[0]!.run({ ...worker.ctx, clock: { now: () => now } }, {}, 'job')
const mails = async (to: Person) => {
  const { rows } = await app.pool.query<{ placeholders: { count: string; chatList: string } }>(
    "select placeholders from mail where person_id = $1 and template = 'chatDigest' order by id",
    [to.id],
  )
  return rows.map(({ placeholders }) => `${placeholders.count}: ${placeholders.chatList}`)
}

describe('mailMissed', () => {
  test('after ten minutes one mail with names and numbers; none again about the same', async () => {
    await run(after(9))
    expect(await mails(kim)).toEqual([])
    await newMessage(app, await newChat(app, [scene.lea, kim, scene.noah], { title: 'Lager' }), scene.lea)
    await run(after(10))
    await run(after(11))
    await run(after(200))
    expect(await mails(kim)).toEqual(['2: – Lager: 1\n– Elena Muster: 1'])
    expect(JSON.stringify(await mails(kim))).not.toContain('Geheim')
  })

  test('at most one an hour, then about everything that waits', async () => {
    await run(after(10))
    await newMessage(app, chat, scene.elena, 'Noch etwas')
    await app.pool.query('update chat_participant set unread_since = $1 where unread > 0', [day])
    await run(after(69))
    expect(await mails(kim)).toHaveLength(1)
    await run(after(71))
    expect(await mails(kim)).toEqual(['1: – Elena Muster: 1', '2: – Elena Muster: 2'])
  })

  test('nobody who is connected, has read it or left', async () => {
    const node = await liveNode(app, quietBus().bus, { presentMs: 20 })
    const socket = await joinLive(app, node, kim)
    await expect
      .poll(async () => (await app.pool.query('select 1 from live_seen where person_id = $1', [kim.id])).rows.length)
      .toBe(1)
    await socket.leave()
    await node.close()
    await app.pool.query('update live_seen set seen_at = $1', [after(9)])
    await run(after(10))
    expect(await mails(kim)).toEqual([])
    await app.call('markChat', { as: kim, body: { id: chat, isRead: true } })
    await run(after(30))
    expect(await mails(kim)).toEqual([])
    await app.call('markChat', { as: kim, body: { id: chat, isRead: false } })
    await run(after(300))
    expect(await mails(kim)).toEqual([])
  })

  test('minors in the morning, if they have not read it by then', async () => {
    await makeMinor(app, kim)
    const evening = new Date('2026-11-18T19:30:00Z')
    await run(evening)
    await run(new Date('2026-11-19T05:55:00Z'))
    expect(await mails(kim)).toEqual([])
    await run(new Date('2026-11-19T06:00:00Z'))
    expect(await mails(kim)).toHaveLength(1)
  })
})
