import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newAssignment } from '../../../../test/applications.ts'
import { block, makeMinor, newChat, requestTo } from '../../../../test/chats.ts'
import { eventually } from '../../../../test/eventually.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { realBus } from '../../../live/test/support.ts'
import { sendMessage } from '../actions/send-message.ts'
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

const texts = async (chatId: string) => {
  const { rows } = await app.pool.query<{ body: string; number: number }>(
    'select body, number from message where chat_id = $1 order by number',
    [chatId],
  )
  return rows.map(({ body, number }) => `${number} ${body}`)
}
const newKim = (companyId: string): Promise<Person> =>
  newPerson(app, { nameFirst: 'Kim', companyId, roles: ['APPRENTICE'], email: `kim.${randomUUID()}@suedwerk.example` })
const start = async (who: Person, ...others: Person[]) =>
  (await app.call('startChat', { as: who, body: { participantIds: others.map(({ id }) => id) } })).body.id

describe('sendMessage', () => {
  test('Lea writes to David: kept, receipted, and both hear it with its number', async () => {
    const chat = await newChat(app, [scene.lea, scene.david])
    const [lea, david] = [await joinLive(app, node, scene.lea), await joinLive(app, node, scene.david)]
    await lea.open(chat)
    await david.open(chat)
    const clientId = randomUUID()
    expect(await lea.write(chat, '  Bin da 👋  ', clientId)).toBe('sent')
    expect(await texts(chat)).toEqual(['1 Bin da 👋'])
    const message = { body: 'Bin da 👋', authorId: scene.lea.id, number: 1, kind: 'TEXT', isDeleted: false, clientId }
    await eventually(() => expect(david.heard(chat)).toMatchObject([message]))
    await eventually(() => expect(lea.heard(chat)).toMatchObject([message]))
    const news = { chatId: chat, news: 'MESSAGE', preview: 'Bin da 👋', number: 1 }
    await eventually(() => expect(david.news(chat)).toMatchObject([{ ...news, isRead: false, unread: 1 }]))
    await eventually(() => expect(lea.news(chat)).toMatchObject([{ ...news, isRead: true, unread: 0 }]))
    await Promise.all([lea.leave(), david.leave()])
  })

  test('the node that took it tells it: the job in case is taken back, and runs when the node could not', async () => {
    const kim = await newKim(scene.nordwerk)
    const chat = await newChat(app, [scene.lea, kim])
    const [lea, reader] = [await joinLive(app, node, scene.lea), await joinLive(app, node, kim)]
    await reader.open(chat)
    await lea.write(chat, 'Vom Knoten')
    const waiting = async () =>
      (
        await app.pool.query("select from pgboss.job where name = $1 and data->>'chatId' = $2", [
          tellMessageJob.name,
          chat,
        ])
      ).rowCount
    await eventually(async () => expect(await waiting()).toBe(0))
    // A node that dies between its commit and telling.
    const message = { body: 'Vom Worker', clientId: randomUUID() }
    await app.begin((tx) => sendMessage(tx, memberOf(scene.lea), chat, message))
    expect(await waiting()).toBe(1)
    await eventually(() => expect(reader.heard(chat).map(({ body }) => body)).toEqual(['Vom Knoten', 'Vom Worker']))
    await Promise.all([lea.leave(), reader.leave()])
  })

  test('sent again with the same clientId it is one message; the name is the sender’s own', async () => {
    const chat = await newChat(app, [scene.lea, scene.noah])
    const [lea, noah] = [await joinLive(app, node, scene.lea), await joinLive(app, node, scene.noah)]
    const clientId = randomUUID()
    for (let n = 0; n < 3; n += 1) expect(await lea.write(chat, 'Einmal', clientId)).toBe('sent')
    expect(await noah.write(chat, 'Auch', clientId)).toBe('sent')
    expect(await texts(chat)).toEqual(['1 Einmal', '2 Auch'])
    const elsewhere = await newChat(app, [scene.lea, scene.vera])
    expect(await lea.write(elsewhere, 'Einmal', clientId)).toBe('bad_input')
    await Promise.all([lea.leave(), noah.leave()])
  })

  test.each([
    ['nothing but blanks', ' \n '],
    ['4097 characters', 'x'.repeat(4097)],
  ])('%s: refused, and the connection stays', async (_what, body) => {
    const chat = await newChat(app, [scene.lea, await newKim(scene.nordwerk)])
    const lea = await joinLive(app, node, scene.lea)
    lea.socket.publish(`/app/chats/${chat}`, JSON.stringify({ body, clientId: randomUUID() }))
    await eventually(() => expect(lea.news(chat)).toMatchObject([{ chatId: chat, refused: 'bad_input' }]))
    expect(await lea.write(chat, 'x'.repeat(4096))).toBe('sent')
    await lea.leave()
  })

  test('a chat one is not in and one that does not exist are refused alike', async () => {
    const foreign = await newChat(app, [scene.lea, scene.clara])
    const luca = await joinLive(app, node, scene.luca)
    expect(await luca.write(foreign, 'Hallo')).toBe('not_found')
    expect(await luca.write(randomUUID(), 'Hallo')).toBe('not_found')
    expect(await texts(foreign)).toEqual([])
    expect(luca.socket.closed).toEqual([])
    await luca.leave()
  })

  test('blocked, by either side: not delivered, without a reason; groups of both stay', async () => {
    const kim = await newKim(scene.nordwerk)
    const chat = await newChat(app, [scene.noah, kim])
    const group = await newChat(app, [scene.noah, kim, scene.lea])
    await block(app, kim, scene.noah)
    for (const who of [scene.noah, kim]) {
      const socket = await joinLive(app, node, who)
      expect(await socket.write(chat, 'Hallo?')).toBe('chat_refused')
      expect(await socket.write(group, 'Hallo alle')).toBe('sent')
      await socket.leave()
    }
    expect(await texts(chat)).toEqual([])
  })

  test('to somebody whose account is closed: refused; those who are left in a group read on', async () => {
    const kim = await newKim(scene.nordwerk)
    const chat = await newChat(app, [scene.noah, kim])
    const group = await newChat(app, [scene.noah, kim, scene.lea])
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [kim.id])
    const noah = await joinLive(app, node, scene.noah)
    expect(await noah.write(chat, 'Noch da?')).toBe('chat_refused')
    expect(await noah.write(group, 'Wer ist noch da?')).toBe('sent')
    await noah.leave()
  })

  test('Elena writes to a minor of another company: one short message, then she waits, declined or not', async () => {
    const kim = await newKim(scene.nordwerk)
    await makeMinor(app, kim)
    const chat = await start(scene.elena, kim)
    const elena = await joinLive(app, node, scene.elena)
    const [hears, stranger] = [await joinLive(app, node, kim), await joinLive(app, node, scene.lea)]
    expect(await elena.write(chat, 'x'.repeat(501))).toBe('bad_input')
    expect(await elena.write(chat, 'Grüezi Kim')).toBe('sent')
    await eventually(() => expect(hears.news(chat)).toMatchObject([{ chatId: chat, news: 'CHANGED' }]))
    expect(await elena.write(chat, 'Und?')).toBe('chat_request_waiting')
    expect(await hears.write(chat, 'Wer sind Sie?')).toBe('not_found')

    const id = await requestTo(app, chat, kim)
    await app.call('answerChatRequest', { as: kim, body: { id, isAccepted: false } })
    expect(await elena.write(chat, 'Und?')).toBe('chat_request_waiting')
    await app.pool.query("update chat_request set date_created = now() - interval '31 days' where id = $1", [id])
    expect(await elena.write(chat, 'Nochmals: Grüezi')).toBe('sent')
    expect(await elena.write(chat, 'Und?')).toBe('chat_request_waiting')
    const { body } = await app.call('listChatRequests', { as: kim })
    expect(body).toMatchObject([{ chatId: chat, body: 'Nochmals: Grüezi' }])

    await app.call('answerChatRequest', { as: kim, body: { id, isAccepted: true } })
    expect(await elena.write(chat, 'Schön')).toBe('sent')
    expect(await hears.write(chat, 'Hallo')).toBe('sent')
    expect(stranger.news()).toEqual([])
    await Promise.all([elena.leave(), hears.leave(), stranger.leave()])
  })

  test.each([
    [
      'has applied to an activity of hers',
      async (kim: Person) => {
        await newApplication(app, kim, await newActivity(app, scene.elena, { isPublic: true }))
      },
    ],
    [
      'has her as contact person',
      async (kim: Person) => {
        await newAssignment(app, kim, { status: 'PENDING', contact: scene.elena })
      },
    ],
  ])('a minor who %s is not asked', async (_how, came) => {
    const kim = await newKim(scene.nordwerk)
    await makeMinor(app, kim)
    await came(kim)
    const chat = await start(scene.elena, kim)
    const elena = await joinLive(app, node, scene.elena)
    for (const text of ['Grüezi', 'Und noch etwas']) expect(await elena.write(chat, text)).toBe('sent')
    await elena.leave()
  })

  test('more than 60 messages a minute: refused, and the connection stays', async () => {
    const chat = await newChat(app, [scene.vera, scene.noah])
    const vera = await joinLive(app, node, scene.vera)
    const said = await Promise.all(Array.from({ length: 62 }, (_, n) => vera.write(chat, `${n}`)))
    expect(said.filter((one) => one === 'sent')).toHaveLength(60)
    expect(said.slice(60)).toEqual(['too_many_requests', 'too_many_requests'])
    expect(vera.socket.closed).toEqual([])
    await vera.leave()
  })
})
