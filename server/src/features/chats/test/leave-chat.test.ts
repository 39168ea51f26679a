import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat, newMessage } from '../../../../test/chats.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { realBus } from '../../../live/test/support.ts'
import { tellMessageJob } from '../tell-message.ts'
import { joinLive, liveNode } from './live.ts'

let app: TestApp
let scene: Scene
let node: Awaited<ReturnType<typeof liveNode>>
let bus: Awaited<ReturnType<typeof realBus>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  bus = await realBus()
  // Only the bus says that somebody left: the regular check comes too late for this file.
  node = await liveNode(app, bus, { sessionCheckMs: 60_000, uncheckedMs: 600_000 })
  await testWorker(app, { listeners: workerParts.listeners, jobs: [tellMessageJob] }, { bus })
})
afterAll(async () => {
  await node.close()
  await bus.close()
})

const leave = (as: Person, id: string) => app.call('leaveChat', { as, body: { id } })

describe('leaveChat', () => {
  test('Noah leaves a group: he hears, reads and writes nothing any more; the others read that he left', async () => {
    const chatsOf = async (as: Person) =>
      (await app.call('listChats', { as, query: { participantId: as.id } })).body.map(({ id }) => id)
    const before = await chatsOf(scene.noah)
    const chat = await newChat(app, [scene.lea, scene.noah, scene.vera], { texts: ['Eins'] })
    const [lea, noah] = [await joinLive(app, node, scene.lea), await joinLive(app, node, scene.noah)]
    await lea.open(chat)
    await noah.open(chat)
    expect((await leave(scene.noah, chat)).status).toBe(204)
    await eventually(() =>
      expect(lea.heard(chat)).toMatchObject([{ kind: 'LEFT', authorId: scene.noah.id, number: 2 }]),
    )
    await eventually(() => expect(noah.news().some(({ news }) => news === 'CHANGED')).toBe(true))
    const heard = noah.heard(chat).length
    expect(await lea.write(chat, 'Unter uns')).toBe('sent')
    await eventually(() => expect(lea.heard(chat).at(-1)).toMatchObject({ body: 'Unter uns' }))
    expect(noah.heard(chat)).toHaveLength(heard)
    expect(await noah.write(chat, 'Noch da?')).toBe('not_found')
    for (const answer of [
      await app.call('readChat', { as: scene.noah, query: { id: chat } }),
      await app.call('readMessages', { as: scene.noah, query: { chatId: chat } }),
      await leave(scene.noah, chat),
    ])
      expect(answer.status).toBe(404)
    expect(await chatsOf(scene.noah)).toEqual(before)
    const { body: seen } = await app.call('readChat', { as: scene.lea, query: { id: chat } })
    expect(seen.people.map(({ nameFirst, presence }) => `${nameFirst} ${presence}`)).toEqual([
      'Lea IN',
      'Noah LEFT',
      'Vera IN',
    ])
    await Promise.all([lea.leave(), noah.leave()])
  })

  test('the last one finds nobody left to write to', async () => {
    const chat = await newChat(app, [scene.lea, scene.noah, scene.vera])
    await newMessage(app, chat, scene.noah)
    await leave(scene.noah, chat)
    await leave(scene.vera, chat)
    const { body } = await app.call('readChat', { as: scene.lea, query: { id: chat } })
    expect(body.state).toBe('CLOSED')
    const lea = await joinLive(app, node, scene.lea)
    expect(await lea.write(chat, 'Hallo?')).toBe('chat_refused')
    await lea.leave()
  })

  test('a chat of two stays: 409; one of others is not found: 404', async () => {
    const chat = await newChat(app, [scene.lea, scene.david])
    expect((await leave(scene.lea, chat)).body).toMatchObject({ status: 409, code: 'status_conflict' })
    expect((await leave(scene.clara, chat)).status).toBe(404)
  })
})
