import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat, newMessage } from '../../../../test/chats.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { realBus } from '../../../live/test/support.ts'
import { chatJobs } from '../chat.jobs.ts'
import { tellMessageJob } from '../tell-message.ts'
import { joinLive, liveNode } from './live.ts'

let app: TestApp
let scene: Scene
let node: Awaited<ReturnType<typeof liveNode>>
let bus: Awaited<ReturnType<typeof realBus>>
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  bus = await realBus()
  node = await liveNode(app, bus)
  worker = await testWorker(app, { listeners: workerParts.listeners, jobs: [tellMessageJob] }, { bus })
})
afterAll(async () => {
  await node.close()
  await bus.close()
})

const remove = (as: Person, id: string) => app.call('deleteMessage', { as, query: { id } })
const bodyOf = async (id: string) =>
  (await app.pool.query<{ body: string }>('select body from message where id = $1', [id])).rows[0]!.body

describe('deleteMessage', () => {
  test('Lea takes back what she wrote: nobody reads it, its place stays, whoever has it open sees it go', async () => {
    const chat = await newChat(app, [scene.lea, scene.david], { texts: ['Vorher'] })
    const id = await newMessage(app, chat, scene.lea, 'Das war zu viel')
    const david = await joinLive(app, node, scene.david)
    await david.open(chat)
    expect((await remove(scene.lea, id)).status).toBe(204)
    expect((await remove(scene.lea, id)).status).toBe(204)
    await eventually(() => expect(david.heard(chat)).toMatchObject([{ id, number: 2, body: '', isDeleted: true }]))
    for (const as of [scene.lea, scene.david]) {
      const { body } = await app.call('readMessages', { as, query: { chatId: chat } })
      expect(body).toMatchObject([{ body: 'Vorher' }, { id, body: '', isDeleted: true }])
      const { body: list } = await app.call('listChats', { as, query: { participantId: as.id } })
      expect(list.find((one) => one.id === chat)).toMatchObject({ preview: 'Nachricht gelöscht' })
      expect((await app.call('searchChats', { as, query: { query: 'zu viel' } })).body).toEqual([])
    }
    await david.leave()
  })

  test('somebody else’s: 403 for those who read it, 404 for all others', async () => {
    const id = await newMessage(app, await newChat(app, [scene.lea, scene.noah]), scene.lea, 'Bleibt')
    expect((await remove(scene.noah, id)).status).toBe(403)
    for (const who of [scene.ada, scene.clara, scene.luca]) expect((await remove(who, id)).status).toBe(404)
    expect(await bodyOf(id)).toBe('Bleibt')
  })

  test('kept as evidence for 90 days, then empty', async () => {
    const chat = await newChat(app, [scene.lea, scene.vera])
    const [old, fresh, whole] = [
      await newMessage(app, chat, scene.lea, 'alt'),
      await newMessage(app, chat, scene.lea, 'neu'),
      await newMessage(app, chat, scene.lea, 'ganz'),
    ]
    for (const [id, days] of [
      [old, 91],
      [fresh, 89],
    ] as const)
      await app.pool.query('update message set deleted_at = now() - make_interval(days => $2) where id = $1', [
        id,
        days,
      ])
    await chatJobs[1]!.run(worker.ctx, {}, 'job')
    expect([await bodyOf(old), await bodyOf(fresh), await bodyOf(whole)]).toEqual(['', 'neu', 'ganz'])
  })
})
