// Two weeks after somebody asked: nothing of theirs is left but what is published to stay, and that without a name.
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { movableClock } from '../../../../test/clock.ts'
import { newDeletion } from '../../../../test/deletions.ts'
import { eventually } from '../../../../test/eventually.ts'
import { inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, PASSWORD, type Scene } from '../../../../test/people.ts'
import { tablesHolding } from '../../../../test/strangers/holding-tables.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { enqueue } from '../../../db/outbox.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { makeLog } from '../../../lib/log.ts'
import { insertWords } from '../../activities/read/activity-search.queries.ts'
import { erasePerson } from '../actions/erase-person.ts'
import { keepPeriods, myDataJobs } from '../my-data.jobs.ts'
import { plantRows, plantWords, type Canary } from './planted.ts'

let app: TestApp
let scene: Scene
let ctx: WorkContext
let planted: Canary[]
let asked: { status: number }
let made: Awaited<ReturnType<typeof plantRows>>
const clock = movableClock()
const DAY = 86_400
/** Nobody but her has ever seen it. */
const DRAFT_WORD = 'kanarientwurf'

const wordOf = (table: string, column: string) =>
  planted.find((one) => one.table === table && one.column === column)!.word
const eraseDue = () => myDataJobs.find(({ name }) => name === 'erase-people')!.run(ctx, {}, '')

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const log = makeLog('worker', 'debug', { write: (line) => void app.logged.push(line) })
  ctx = (await testWorker(app, workerParts, { clock, log })).ctx
  made = await plantRows(app, scene, ctx)
  asked = await app.call('askDeletion', { as: scene.lea, body: { password: PASSWORD } })
  planted = await plantWords(app, scene.lea.id)
  await app.pool.query('update activity set title = $2 where id = $1', [made.draft, DRAFT_WORD])
  await app.begin((tx) => insertWords(tx, made.draft))
})

describe('erasePerson', () => {
  test('not a day early', async () => {
    expect(asked.status).toBe(200)
    for (const key of [made.object.key, made.archive]) expect(await ctx.outbound.storage.size(key)).not.toBeNull()
    clock.add(13 * DAY)
    await eraseDue()
    expect(await tablesHolding(app, wordOf('person', 'bio'))).toEqual(['public.person'])
  })

  test('the queue is among what is looked through', async () => {
    const word = 'kanariauftrag'
    await app.begin((tx) => enqueue(tx, { name: 'erase-people' }, { word }))
    expect((await tablesHolding(app, word)).join()).toMatch(/pgboss\.\w*j/)
    for (const aside of made.aside) expect(await tablesHolding(app, aside)).toHaveLength(1)
  })

  test('on the day: of everything that goes not one word is left, in any table, the queue’s among them', async () => {
    expect(await tablesHolding(app, DRAFT_WORD)).toEqual(['public.activity', 'public.search_word'])
    clock.add(DAY + 60)
    await eraseDue()
    // The last mail takes the address along when it has left.
    await eventually(async () => expect(await tablesHolding(app, wordOf('person', 'email'))).toEqual([]))
    const left: string[] = []
    const going = planted.filter((one) => one.goes)
    expect(going.length).toBeGreaterThan(30)
    for (const one of going)
      for (const table of await tablesHolding(app, one.word)) left.push(`${one.table}.${one.column} in ${table}`)
    expect(left).toEqual([])
    for (const word of [DRAFT_WORD, ...made.aside]) expect(await tablesHolding(app, word)).toEqual([])
  })

  test('what stays, stays where the rules say, and nowhere else', async () => {
    for (const one of planted.filter(({ goes }) => !goes)) {
      const holding = await tablesHolding(app, one.word)
      // An activity that stays is still found.
      const beside = one.table === 'activity' ? ['public.search_word'] : []
      expect([one.column, holding.filter((table) => !beside.includes(table))]).toEqual([
        one.column,
        [`public.${one.table}`],
      ])
    }
    for (const [table, column] of [
      ['message', 'body'],
      ['assignment', 'title'],
      ['evaluation_point', 'justification'],
    ])
      expect(await tablesHolding(app, wordOf(table!, column!))).toEqual([`public.${table}`])
  })

  test('the store has lost the uploads and the archives', async () => {
    for (const key of [made.object.key, made.archive])
      await eventually(async () => expect(await ctx.outbound.storage.size(key)).toBeNull())
  })

  test('those who keep something read «Gelöschte Person»', async () => {
    const chat = await app.call('readMessages', { as: scene.noah, query: { chatId: made.chat } })
    expect(JSON.stringify(chat.body)).toContain(wordOf('message', 'body'))
    const chats = await app.call('listChats', { as: scene.noah, query: { participantId: scene.noah.id } })
    expect(JSON.stringify(chats.body)).toContain('Gelöschte Person')
    const evaluation = await app.call('readEvaluation', { as: scene.david, query: { id: made.judged } })
    expect(evaluation.status).toBe(200)
    expect(JSON.stringify(evaluation.body)).toContain('Gelöschte')
  })

  test('nobody signs in any more, nobody finds them, and a mail said so', async () => {
    const email = `${wordOf('person', 'email')}@nordwerk.example`
    const basic = `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`
    expect((await app.call('login', { headers: { authorization: basic } })).status).toBe(401)
    const mails = (await inboxOf(email)).map(({ subject }) => subject)
    expect(mails).toEqual(['Dein Konto ist gelöscht'])
    const { rows } = await app.pool.query(
      `select name_first, name_last, status, roles, erased_at is not null as erased from person where id = $1`,
      [scene.lea.id],
    )
    expect(rows).toEqual([
      { name_first: 'Gelöschte', name_last: 'Person', status: 'ERASED', roles: ['USER'], erased: true },
    ])
  })

  test('who manages accounts finds nobody there, and brings nobody back', async () => {
    const [as, id] = [scene.clara, scene.lea.id]
    const others = ['Ada', 'Bruno', 'Clara', 'David', 'Noah', 'Vera']
    for (const status of ['ACTIVE', 'DEACTIVATED'] as const) {
      const { body } = await app.call('listManagedPeople', { as, query: { status, size: 100 } })
      expect(body.content.map(({ nameFirst }) => nameFirst).toSorted()).toEqual(status === 'ACTIVE' ? others : [])
    }
    expect((await app.call('readManagedPerson', { as, query: { id } })).status).toBe(404)
    expect((await app.call('readPersonDeletion', { as, params: { id } })).status).toBe(404)
    expect((await app.call('reactivatePerson', { as, body: { id } })).status).toBe(409)
    expect((await app.call('askPersonDeletion', { as, params: { id }, body: { password: PASSWORD } })).status).toBe(404)
  })

  test('the trail keeps the id', async () => {
    const { rows } = await app.pool.query(
      `select action from audit where target_id = $1 and resource = 'person' and action = 'forget'`,
      [scene.lea.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('twelve months later the training is gone too', async () => {
    clock.add(367 * DAY)
    await keepPeriods(ctx)
    expect(await tablesHolding(app, wordOf('assignment', 'description'))).toEqual([])
    expect(await tablesHolding(app, wordOf('evaluation_statement', 'body'))).toEqual([])
    const { rows } = await app.pool.query('select id from assignment where author_id = $1', [scene.lea.id])
    expect(rows).toEqual([])
  })
})

describe('a place in an activity', () => {
  test('is free again', async () => {
    const activity = await newActivity(app, scene.david)
    const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
    await newApplication(app, mia, activity, { status: 'APPROVED' })
    await app.pool.query('update activity set slots = 2, reserved = 1 where id = $1', [activity])
    const id = await newDeletion(app, mia, { dueInDays: -1 })
    expect(await app.begin((tx) => erasePerson(tx, id, clock.now()))).toBe(true)
    const { rows } = await app.pool.query('select reserved from activity where id = $1', [activity])
    expect(rows).toEqual([{ reserved: 0 }])
  })
})

test('who has become the last officer waits for a successor', async () => {
  const id = await newDeletion(app, scene.elena, { dueInDays: -1 })
  await eraseDue()
  expect(await app.begin((tx) => erasePerson(tx, id, clock.now()))).toBe(false)
  await newPerson(app, {
    nameFirst: 'Nora',
    companyId: scene.suedwerk,
    roles: ['EDUCATION_OFFICER'],
    email: 'nora@suedwerk.example',
  })
  expect(await app.begin((tx) => erasePerson(tx, id, clock.now()))).toBe(true)
})

test('what the processes wrote down meanwhile holds not one word of hers', () => {
  const lines = app.logged.join('\n')
  expect(lines).toContain('/v1/auth/my-data/deletion')
  expect(lines).toContain('a deletion waits')
  const words = [...planted.map(({ word }) => word), ...made.aside, made.object.word, DRAFT_WORD, PASSWORD]
  expect(words.filter((word) => lines.includes(word))).toEqual([])
})
