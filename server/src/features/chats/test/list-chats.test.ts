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

const list = (as: Person, query: object = {}) =>
  app.call('listChats', { as, query: { participantId: as.id, ...query } })
const newKim = (companyId: string, nameFirst = 'Kim') =>
  newPerson(app, { nameFirst, companyId, roles: ['APPRENTICE'], email: `kim.${randomUUID()}@nordwerk.example` })

describe('listChats', () => {
  test('the latest first, with who it is and what they said last', async () => {
    const [older, newer] = [
      await newChat(app, [scene.lea, scene.david], { texts: ['Guten\nMorgen'] }),
      await newChat(app, [scene.noah, scene.lea, scene.vera], { title: 'Lager', texts: ['Wer kommt?'] }),
    ]
    const { status, body } = await list(scene.lea)
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { id: newer, title: 'Lager', isGroup: true, isRead: false, preview: 'Wer kommt?', previewBy: scene.noah.id },
      {
        id: older,
        title: 'David Muster',
        isGroup: false,
        isRead: true,
        preview: 'Guten Morgen',
        otherId: scene.david.id,
      },
    ])
    expect(body[0]!.profileId).toBeNull()
    expect(body[1]!.profileId).not.toBeNull()
    await newMessage(app, older, scene.david, 'Auch so')
    expect((await list(scene.lea)).body.map(({ id }) => id)).toEqual([older, newer])
    expect((await list(scene.lea, { size: 1, page: 1 })).body.map(({ id }) => id)).toEqual([newer])
  })

  test('of somebody else: 403, whoever asks', async () => {
    for (const who of [scene.ada, scene.clara, scene.david])
      expect((await list(who, { participantId: scene.lea.id })).body).toMatchObject({ status: 403, code: 'forbidden' })
  })

  test('of a minor of another company one letter is shown; colleagues read the name', async () => {
    const kim = await newKim(scene.nordwerk)
    await makeMinor(app, kim)
    await newChat(app, [kim, scene.elena], { texts: ['Hallo'] })
    await newChat(app, [kim, scene.clara], { texts: ['Hallo'] })
    const titles = async (as: Person) => (await list(as)).body.map(({ title }) => title)
    expect([await titles(scene.elena), await titles(scene.clara)]).toEqual([['Kim M.'], ['Kim Muster']])
  })

  test('who has left is a former person to outsiders, and has a name in the company', async () => {
    const kim = await newKim(scene.nordwerk)
    const chats = [
      await newChat(app, [kim, scene.luca], { texts: ['Tschüss'] }),
      await newChat(app, [kim, scene.vera], { texts: ['Tschüss'] }),
    ]
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [kim.id])
    const rowOf = async (as: Person, at: number) => (await list(as)).body.find(({ id }) => id === chats[at])
    expect(await rowOf(scene.luca, 0)).toMatchObject({
      title: 'Ehemalige Person',
      image: null,
      profileId: null,
      state: 'CLOSED',
      preview: 'Tschüss',
    })
    expect(await rowOf(scene.vera, 1)).toMatchObject({ title: 'Kim Muster', state: 'CLOSED' })
    const { body } = await app.call('readChat', { as: scene.luca, query: { id: chats[0] } })
    expect(body.people.find(({ id }) => id === kim.id)).toMatchObject({ name: 'Ehemalige Person', isFormer: true })
    expect((await app.call('searchChats', { as: scene.luca, query: { query: 'Kim' } })).body).toEqual([])
  })

  test('that somebody sleeps at night is told to colleagues only: it would tell an age', async () => {
    const kim = await newKim(scene.nordwerk)
    await makeMinor(app, kim)
    const rests = async (as: Person) => {
      const id = await newChat(app, [kim, as], { texts: ['Hallo'] })
      return (await app.call('readChat', { as, query: { id } })).body.restsAtNight
    }
    expect([await rests(scene.david), await rests(scene.luca)]).toEqual([true, false])
  })
})
