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
  node = await liveNode(app, bus)
  await testWorker(app, { listeners: workerParts.listeners, jobs: [tellMessageJob] }, { bus })
})
afterAll(async () => {
  await node.close()
  await bus.close()
})

const mark = (as: Person, id: string, isRead = true) => app.call('markChat', { as, body: { id, isRead } })
const chatOf = async (as: Person, id: string) => (await app.call('readChat', { as, query: { id } })).body
const unreadOf = async (as: Person) => (await app.call('countUnreadChats', { as })).body.unread

describe('markChat', () => {
  test('David opens what Lea wrote: read on his devices, and she sees «gelesen»', async () => {
    const chat = await newChat(app, [scene.lea, scene.david], { texts: ['Eins', 'Zwei'] })
    expect(await chatOf(scene.david, chat)).toMatchObject({ isRead: false, unread: 2, preview: 'Zwei' })
    expect(await chatOf(scene.lea, chat)).toMatchObject({ isRead: true, readUpTo: 0, lastNumber: 2 })
    expect(await unreadOf(scene.david)).toBe(2)
    const [lea, phone] = [await joinLive(app, node, scene.lea), await joinLive(app, node, scene.david)]
    expect((await mark(scene.david, chat)).status).toBe(204)
    expect((await mark(scene.david, chat)).status).toBe(204)
    await eventually(() => expect(phone.news(chat)).toEqual([{ chatId: chat, news: 'READ', isRead: true, unread: 0 }]))
    await eventually(() => expect(lea.news(chat)).toEqual([{ chatId: chat, news: 'READ', readUpTo: 2 }]))
    expect(await chatOf(scene.lea, chat)).toMatchObject({ readUpTo: 2 })
    expect(await unreadOf(scene.david)).toBe(0)
    await Promise.all([lea.leave(), phone.leave()])
  })

  test('marked unread it is so for oneself alone', async () => {
    const chat = await newChat(app, [scene.lea, scene.noah], { texts: ['Eins'] })
    await mark(scene.noah, chat)
    expect((await mark(scene.noah, chat, false)).status).toBe(204)
    expect(await chatOf(scene.noah, chat)).toMatchObject({ isRead: false, unread: 1 })
    expect(await chatOf(scene.lea, chat)).toMatchObject({ isRead: true, readUpTo: 1 })
    await mark(scene.noah, chat)
    expect(await chatOf(scene.noah, chat)).toMatchObject({ isRead: true })
  })

  test('in a group nobody is told who has read', async () => {
    const chat = await newChat(app, [scene.lea, scene.noah, scene.vera], { texts: ['Eins'] })
    const lea = await joinLive(app, node, scene.lea)
    await mark(scene.noah, chat)
    // Their own next message shows that nothing else was under way.
    const noah = await joinLive(app, node, scene.noah)
    await noah.write(chat, 'Zwei')
    await eventually(() => expect(lea.news(chat)).toMatchObject([{ news: 'MESSAGE', number: 2 }]))
    expect(await chatOf(scene.lea, chat)).toMatchObject({ readUpTo: null })
    await Promise.all([lea.leave(), noah.leave()])
  })

  test('a chat one is not in: 404, and nothing changes', async () => {
    const chat = await newChat(app, [scene.lea, scene.clara], { texts: ['Eins'] })
    for (const who of [scene.luca, scene.ada, scene.david]) expect((await mark(who, chat)).status).toBe(404)
    expect(await chatOf(scene.clara, chat)).toMatchObject({ unread: 1 })
  })
})

describe('showRead', () => {
  test('Clara shows nobody what she has read, and changes her mind', async () => {
    const chat = await newChat(app, [scene.lea, scene.elena], { texts: ['Eins'] })
    const show = (isShown: boolean) => app.call('showRead', { as: scene.elena, body: { isShown } })
    expect((await show(false)).status).toBe(204)
    expect((await app.call('countUnreadChats', { as: scene.elena })).body.showsRead).toBe(false)
    const lea = await joinLive(app, node, scene.lea)
    await mark(scene.elena, chat)
    expect(await chatOf(scene.lea, chat)).toMatchObject({ readUpTo: null })
    await newMessage(app, chat, scene.lea)
    await show(true)
    await mark(scene.elena, chat)
    await eventually(() => expect(lea.news(chat)).toEqual([{ chatId: chat, news: 'READ', readUpTo: 2 }]))
    expect(await chatOf(scene.lea, chat)).toMatchObject({ readUpTo: 2 })
    await lea.leave()
  })
})
