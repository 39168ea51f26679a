// What people write to each other is in one table and on the wire to those in the chat: in no log, job, trail, notification
// or mail, and in nobody else's frame or answer.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeMinor, requestTo } from '../../../../test/chats.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { tablesHolding } from '../../../../test/strangers/holding-tables.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { realBus } from '../../../live/test/support.ts'
import { chatJobs } from '../chat.jobs.ts'
import { joinLive, liveNode } from './live.ts'

const CANARY = 'Kanarienvogel'

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
  worker = await testWorker(app, workerParts, { bus })
})
afterAll(async () => {
  await node.close()
  await bus.close()
})

test('a request, a chat and a group, read, missed, refused, taken back and reported', async () => {
  await makeMinor(app, scene.lea)
  const start = async (who: Person, ...others: Person[]) =>
    (await app.call('startChat', { as: who, body: { participantIds: others.map(({ id }) => id) } })).body.id
  const live = async (who: Person) => joinLive(app, node, who)
  const [elena, lea, luca] = [await live(scene.elena), await live(scene.lea), await live(scene.luca)]
  const outside = await Promise.all([scene.ada, scene.clara, scene.noah].map(live))

  const request = await start(scene.elena, scene.lea)
  expect(await elena.write(request, `${CANARY} fragt`)).toBe('sent')
  expect(await elena.write(request, `${CANARY} drängt`)).toBe('chat_request_waiting')
  await app.call('answerChatRequest', {
    as: scene.lea,
    body: { id: await requestTo(app, request, scene.lea), isAccepted: true },
  })
  await lea.open(request)
  expect(await elena.write(request, `${CANARY} singt`)).toBe('sent')
  const group = await start(scene.elena, scene.luca, scene.david)
  expect(await luca.write(group, `${CANARY} zu dritt`)).toBe('sent')
  await eventually(() => expect(lea.heard(request).some(({ body }) => body.includes(CANARY))).toBe(true))
  await app.call('markChat', { as: scene.lea, body: { id: request, isRead: true } })

  await app.pool.query("update chat_participant set unread_since = now() - interval '1 hour' where unread > 0")
  await chatJobs[0]!.run({ ...worker.ctx, clock: { now: () => new Date('2027-01-12T10:00:00Z') } }, {}, 'job')
  const { rows: mails } = await app.pool.query<{ template: string }>('select distinct template from mail order by 1')
  expect(mails.map(({ template }) => template)).toEqual(['chatDigest', 'chatRequest'])

  expect(await tablesHolding(app, CANARY)).toEqual(['public.message'])
  const { body: read } = await app.call('readMessages', { as: scene.lea, query: { chatId: request } })
  await app.call('fileReport', {
    as: scene.lea,
    body: { target: 'CHAT_MESSAGE', targetId: read[0]!.id, report: 'OTHER' },
  })
  await app.call('deleteMessage', { as: scene.elena, query: { id: read[0]!.id } })
  await eventually(() => expect(lea.heard(request).some(({ isDeleted }) => isDeleted)).toBe(true))
  expect(await tablesHolding(app, CANARY)).toEqual(['public.message', 'public.reported_message'])
  expect(app.logged.filter((line) => line.includes(CANARY))).toEqual([])

  for (const one of outside) expect([...one.socket.got.values()].flat().join()).not.toContain(CANARY)
  for (const as of [scene.ada, scene.bruno, scene.clara, scene.noah]) {
    const answers = [
      await app.call('searchChats', { as, query: { query: CANARY } }),
      await app.call('listChats', { as, query: { participantId: as.id } }),
      await app.call('readMessages', { as, query: { chatId: group } }),
      await app.call('readChat', { as, query: { id: group } }),
      await app.call('listChatRequests', { as }),
      await app.call('listNotifications', { as, query: { userId: as.id } }),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(CANARY)
  }
  await Promise.all([elena, lea, luca, ...outside].map((one) => one.leave()))
}, 60_000)
