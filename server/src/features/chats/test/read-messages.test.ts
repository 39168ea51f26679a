import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat, newMessage } from '../../../../test/chats.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
let chat: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  chat = await newChat(app, [scene.lea, scene.david], { texts: Array.from({ length: 120 }, (_, n) => `${n + 1}`) })
})

const read = (as: Person, query: object = {}) => app.call('readMessages', { as, query: { chatId: chat, ...query } })
const bodies = async (query: object) => (await read(scene.david, query)).body.map(({ body }) => body)

describe('readMessages', () => {
  test('pages of 50 from the newest on, each in the order of writing', async () => {
    const first = await bodies({})
    expect([first.length, first[0], first.at(-1)]).toEqual([50, '71', '120'])
    expect((await bodies({ page: 1 })).at(-1)).toBe('70')
    expect(await bodies({ page: 2 })).toEqual(Array.from({ length: 20 }, (_, n) => `${n + 1}`))
    expect(await bodies({ page: 3 })).toEqual([])
    expect(await bodies({ size: 2 })).toEqual(['119', '120'])
  })

  test('before a message: new ones shift nothing', async () => {
    const { body: page } = await read(scene.david)
    await newMessage(app, chat, scene.lea, 'neu')
    expect((await bodies({ page: 1 })).at(-1)).toBe('71')
    expect((await bodies({ before: page[0]!.id })).at(-1)).toBe('70')
    // One of another chat is no place in this one.
    const other = await newMessage(app, await newChat(app, [scene.david, scene.noah]), scene.noah)
    expect((await bodies({ before: other })).at(-1)).toBe('neu')
  })

  test('a chat one is not in and one that does not exist: 404 in the same words', async () => {
    const words = (body: object) => ({ ...body, requestId: null })
    for (const who of [scene.luca, scene.ada, scene.clara]) {
      const foreign = await read(who)
      const random = await read(who, { chatId: randomUUID() })
      expect(foreign.status).toBe(404)
      expect(words(foreign.body)).toEqual(words(random.body))
    }
  })
})
