// Taken away after a report, and back exactly as it was.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat } from '../../../../test/chats.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { removeReported, wholeRow } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const restore = (as: Person, id: string) => app.call('restoreReported', { as, body: { id, reasons: 'Doch.' } })
const rowOf = (table: string, id: string) => wholeRow(app, table, id)

describe('takeAwayMessage', () => {
  test('a message, at its old place; of a chat between two companies by OWNER and ADMIN', async () => {
    const chatId = await newChat(app, [scene.lea, scene.luca], { texts: ['Eins', 'Zwei'] })
    const { rows } = await app.pool.query<{ id: string }>('select id from message where chat_id = $1 order by number', [
      chatId,
    ])
    const messageId = rows[0]!.id
    const before = await rowOf('message', messageId)
    const id = await removeReported(app, scene.ada, scene.lea, {
      target: 'CHAT_MESSAGE',
      targetId: messageId,
      companyId: null,
    })
    const texts = async () =>
      (await app.call('readMessages', { as: scene.luca, query: { chatId } })).body.map(({ body }) => body)
    expect(await texts()).toEqual(['', 'Zwei'])
    expect((await restore(scene.clara, id)).status).toBe(404)
    expect((await restore(scene.bruno, id)).status).toBe(204)
    expect(await texts()).toEqual(['Eins', 'Zwei'])
    expect(await rowOf('message', messageId)).toEqual(before)
  })
})
