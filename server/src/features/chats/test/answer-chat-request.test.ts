import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { block, makeMinor, newChat, newMessage, requestTo } from '../../../../test/chats.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const newMinor = async (): Promise<Person> => {
  const email = `kim.${randomUUID()}@nordwerk.example`
  const kim = await newPerson(app, { nameFirst: 'Kim', companyId: scene.nordwerk, roles: ['APPRENTICE'], email })
  await makeMinor(app, kim)
  return kim
}
const answer = (as: Person, id: string, isAccepted: boolean) =>
  app.call('answerChatRequest', { as, body: { id, isAccepted } })
const requestsOf = async (as: Person) => (await app.call('listChatRequests', { as })).body
const read = (as: Person, chatId: string) => app.call('readMessages', { as, query: { chatId } })

describe('answerChatRequest', () => {
  test('Kim sees who asks and what they wrote, accepts, and both can write', async () => {
    const kim = await newMinor()
    const chat = await newChat(app, [scene.elena], { asked: [kim], texts: ['Grüezi Kim'] })
    expect(await requestsOf(kim)).toMatchObject([
      { chatId: chat, senderId: scene.elena.id, name: 'Elena Muster', companyName: 'Südwerk AG', body: 'Grüezi Kim' },
    ])
    expect((await app.call('countUnreadChats', { as: kim })).body).toMatchObject({ unread: 0, requests: 1 })
    expect((await read(kim, chat)).status).toBe(404)
    expect((await answer(kim, await requestTo(app, chat, kim), true)).status).toBe(204)
    expect(await requestsOf(kim)).toEqual([])
    expect((await read(kim, chat)).body).toMatchObject([{ body: 'Grüezi Kim' }])
    const { body } = await app.call('readChat', { as: scene.elena, query: { id: chat } })
    expect(body).toMatchObject({ state: 'OPEN' })
  })

  test('declining is told to nobody: to Elena it looks as if it were waiting', async () => {
    const kim = await newMinor()
    const chat = await newChat(app, [scene.elena], { asked: [kim], texts: ['Grüezi'] })
    const seen = async () => {
      const { body } = await app.call('readChat', { as: scene.elena, query: { id: chat } })
      const { body: list } = await app.call('listChats', { as: scene.elena, query: { participantId: scene.elena.id } })
      return { body, row: list.find(({ id }) => id === chat) }
    }
    const before = await seen()
    expect(before.body).toMatchObject({ state: 'REQUESTED' })
    const id = await requestTo(app, chat, kim)
    expect((await answer(kim, id, false)).status).toBe(204)
    expect(await seen()).toEqual(before)
    expect(await requestsOf(kim)).toEqual([])
    expect((await answer(kim, id, false)).body).toMatchObject({ status: 409, code: 'status_conflict' })
  })

  test('to a group: who is in it, and nothing of what they wrote; inside one reads what comes', async () => {
    const kim = await newMinor()
    const chat = await newChat(app, [scene.elena, scene.luca, scene.lea], {
      title: 'Lager',
      asked: [kim],
      texts: ['Unter uns'],
    })
    expect(await requestsOf(kim)).toMatchObject([
      {
        isGroup: true,
        title: 'Lager',
        names: ['Elena Muster', 'Lea Muster', 'Luca Muster'],
        body: '',
        messageId: null,
      },
    ])
    await answer(kim, await requestTo(app, chat, kim), true)
    await newMessage(app, chat, scene.elena, 'Willkommen')
    expect((await read(kim, chat)).body).toMatchObject([{ kind: 'JOINED', authorId: kim.id }, { body: 'Willkommen' }])
    expect((await read(scene.luca, chat)).body).toHaveLength(3)
  })

  test('one without a message, of somebody blocked or gone, is not shown', async () => {
    const kim = await newMinor()
    const email = `fremd.${randomUUID()}@suedwerk.example`
    const gone = await newPerson(app, { nameFirst: 'Weg', companyId: scene.suedwerk, roles: ['USER'], email })
    await newChat(app, [scene.elena], { asked: [kim] })
    await newChat(app, [scene.luca], { asked: [kim], texts: ['Hallo'] })
    await newChat(app, [gone], { asked: [kim], texts: ['Hallo'] })
    expect(await requestsOf(kim)).toHaveLength(2)
    await block(app, kim, scene.luca)
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [gone.id])
    expect(await requestsOf(kim)).toEqual([])
    expect((await app.call('countUnreadChats', { as: kim })).body.requests).toBe(0)
  })

  test('somebody else’s request: 404, also for those who asked', async () => {
    const kim = await newMinor()
    const chat = await newChat(app, [scene.elena], { asked: [kim], texts: ['Hallo'] })
    const id = await requestTo(app, chat, kim)
    for (const who of [scene.elena, scene.ada, scene.david]) expect((await answer(who, id, true)).status).toBe(404)
    expect(await requestsOf(kim)).toHaveLength(1)
  })
})
