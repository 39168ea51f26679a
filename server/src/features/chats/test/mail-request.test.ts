import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat, requestTo } from '../../../../test/chats.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { mailRequest } from '../actions/mail-request.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const mails = async (personId: string) => {
  const { rows } = await app.pool.query<{ template: string; placeholders: object; link_path: string }>(
    'select template, placeholders, link_path from mail where person_id = $1',
    [personId],
  )
  return rows
}

describe('mailRequest', () => {
  test('Lea is told who would like to write, not what; a repeat is one mail', async () => {
    const chat = await newChat(app, [scene.elena], { asked: [scene.lea], texts: ['Geheim'] })
    const [id, eventId] = [await requestTo(app, chat, scene.lea), randomUUID()]
    for (let n = 0; n < 2; n += 1) await app.begin((tx) => mailRequest(tx, id, eventId))
    expect(await mails(scene.lea.id)).toEqual([
      {
        template: 'chatRequest',
        placeholders: { senderName: 'Elena Muster', companyName: 'Südwerk AG' },
        link_path: '/dashboard/community?chats=requests',
      },
    ])
  })

  test('once it is answered nobody is written to', async () => {
    const id = await requestTo(app, await newChat(app, [scene.elena], { asked: [scene.noah] }), scene.noah)
    await app.call('answerChatRequest', { as: scene.noah, body: { id, isAccepted: false } })
    await app.begin((tx) => mailRequest(tx, id, randomUUID()))
    expect(await mails(scene.noah.id)).toEqual([])
  })
})
