import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeMinor, newChat, newMessage } from '../../../../test/chats.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const search = async (as: Person, query: string) => (await app.call('searchChats', { as, query: { query } })).body

describe('searchChats', () => {
  test('own chats by name and people, then own messages by words, umlauts either way', async () => {
    const pair = await newChat(app, [scene.lea, scene.david], { texts: ['Der Schlüssel hängt im Büro'] })
    const group = await newChat(app, [scene.lea, scene.noah, scene.vera], { title: 'Büroumzug', texts: ['Wann?'] })
    expect(await search(scene.lea, 'davi')).toMatchObject([{ chatId: pair, title: 'David Muster', messageId: null }])
    const found = await search(scene.lea, 'buero')
    expect(found).toMatchObject([
      { chatId: group, title: 'Büroumzug', messageId: null, preview: 'Wann?' },
      { chatId: pair, title: 'David Muster', number: 1, preview: 'Der Schlüssel hängt im Büro' },
    ])
    expect(found[1]!.messageId).not.toBeNull()
    expect(await search(scene.lea, '100%')).toEqual([])
    await newMessage(app, pair, scene.david, '100% sicher')
    expect(await search(scene.lea, '100%')).toMatchObject([{ chatId: pair }])
  })

  test('never what one is not in, has left or joined after', async () => {
    const word = `Kanarienvogel${randomUUID().slice(0, 8)}`
    const chat = await newChat(app, [scene.lea, scene.noah, scene.vera], { title: word, texts: [word] })
    for (const who of [scene.luca, scene.ada, scene.clara, scene.david]) expect(await search(who, word)).toEqual([])
    expect(await search(scene.noah, word)).toHaveLength(2)
    await app.call('leaveChat', { as: scene.noah, body: { id: chat } })
    expect(await search(scene.noah, word)).toEqual([])
    await app.pool.query('update chat_participant set from_number = 1 where chat_id = $1 and person_id = $2', [
      chat,
      scene.vera.id,
    ])
    expect(await search(scene.vera, word)).toMatchObject([
      { messageId: null, preview: 'Noah hat die Gruppe verlassen.' },
    ])
  })

  test('a name that is not shown is not found', async () => {
    const kim = await newPerson(app, { nameFirst: 'Kim', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
    await makeMinor(app, kim)
    await newChat(app, [kim, scene.elena], { texts: ['Hallo'] })
    expect(await search(scene.elena, 'Muster')).toEqual([])
    expect(await search(scene.elena, 'Kim')).toHaveLength(1)
  })
})
