import type { ReportView } from '@werkplatz/contract/moderation/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat } from '../../../../test/chats.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost } from '../../../../test/posts.ts'
import { newReport, removeReported } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const read = (as: Person, id: string) => app.call('readReport', { as, query: { id } })
const list = async (as: Person, view: ReportView) =>
  (await app.call('listReports', { as, query: { view, size: 100 } })).body.content.map(({ id }) => id)
const messages = (as: Person, id: string) => app.call('readReportedMessages', { as, body: { id } })

describe('readReport', () => {
  test('who reported it is named to OWNER and ADMIN; officers hear whether it was a colleague', async () => {
    const byColleague = await newReport(app, scene.lea, { reporterId: scene.noah.id })
    const byStranger = await newReport(app, scene.lea, { reporterId: scene.luca.id })
    for (const who of [scene.ada, scene.bruno])
      expect((await read(who, byColleague)).body.reporter?.name).toBe('Noah Muster')
    for (const [id, isReporterColleague] of [
      [byColleague, true],
      [byStranger, false],
    ] as const) {
      const { body } = await read(scene.clara, id)
      expect(body).toMatchObject({ reporter: null, isReporterColleague })
      expect(JSON.stringify(body)).not.toMatch(/Noah|Luca/)
    }
  })

  test('a comment with its post and its neighbours, also once it is taken away', async () => {
    const postId = await newPost(app, scene.david, { body: 'Kaffeemaschine in drei Schritten', minutesAgo: 60 })
    await newComment(app, scene.noah, postId, { body: 'Weit davor', minutesAgo: 50 })
    await newComment(app, scene.noah, postId, { body: 'Davor', minutesAgo: 40 })
    const targetId = await newComment(app, scene.lea, postId, { body: 'Typisch.', minutesAgo: 30 })
    await newComment(app, scene.noah, postId, { body: 'Danach', minutesAgo: 20 })
    const id = await newReport(app, scene.lea, { target: 'COMMENT', targetId, taker: scene.ada })
    const { body } = await read(scene.ada, id)
    expect(body).toMatchObject({ subject: 'Kaffeemaschine in drei Schritten', pageId: postId, isRemovable: true })
    const entries = [
      ['Kaffeemaschine in drei Schritten', false],
      ['Davor', false],
      ['Typisch.', true],
      ['Danach', false],
    ]
    expect(body.entries.map((entry) => [entry.body, entry.isTarget])).toEqual(entries)
    await app.call('decideReport', {
      as: scene.ada,
      body: { id, decision: 'REMOVED', reasons: 'Verletzt.', answer: '' },
    })
    const { body: later } = await read(scene.bruno, id)
    expect(later.entries.map((entry) => [entry.body, entry.isTarget])).toEqual(entries)
  })

  test('what one can do depends on how far it has come', async () => {
    const can = async (who: Person, id: string) =>
      Object.entries((await read(who, id)).body.can).flatMap(([verb, may]) => (may ? [verb] : []))
    expect(await can(scene.ada, await newReport(app, scene.lea))).toEqual(['take'])
    const taken = await newReport(app, scene.lea, { taker: scene.ada })
    expect(await can(scene.ada, taken)).toEqual(['release', 'decide'])
    expect(await can(scene.bruno, taken)).toEqual(['release'])
    expect(await can(scene.clara, taken)).toEqual([])
    const objected = await newReport(app, scene.lea, { decision: 'WARNED', decider: scene.ada, objection: 'Nein.' })
    expect(await can(scene.ada, objected)).toEqual([])
    expect(await can(scene.bruno, objected)).toEqual(['settle'])
  })
})

describe('listReports', () => {
  test('each in its view, the longest waiting first, officers those of their company', async () => {
    const other = await newScene(app, 'Andernorts')
    const states = {
      OPEN: {},
      TAKEN: { taker: other.ada },
      OBJECTIONS: { decision: 'WARNED', decider: other.ada, objection: 'Nein.' },
      CLOSED: { decision: 'NO_ACTION', decider: other.ada },
    } as const
    for (const view of ['OPEN', 'TAKEN', 'OBJECTIONS', 'CLOSED'] as const) {
      // Bruno sees those of other companies too, an objection also among what is closed.
      const before = await list(other.bruno, view)
      const ours = [await newReport(app, other.lea, states[view]), await newReport(app, other.noah, states[view])]
      const theirs = await newReport(app, other.luca, states[view])
      expect(await list(other.clara, view)).toEqual(
        view === 'CLOSED' ? [...(await list(other.clara, 'OBJECTIONS')), ...ours].toReversed() : ours,
      )
      expect(await list(other.elena, view)).toEqual(
        [theirs].concat(view === 'CLOSED' ? await list(other.elena, 'OBJECTIONS') : []),
      )
      const made = [...ours, theirs]
      expect(await list(other.bruno, view)).toEqual(
        view === 'CLOSED' ? [...made.toReversed(), ...before] : [...before, ...made],
      )
    }
    const { body } = await app.call('countReports', { as: other.clara })
    expect(body).toEqual({ open: 2, taken: 2, mine: 0, objections: 2 })
  })

  test('what is back says so among the closed ones', async () => {
    const other = await newScene(app, 'Aufgeräumt')
    const removed = async (author: Person) =>
      removeReported(app, other.ada, author, { target: 'POST', targetId: await newPost(app, author) })
    const [first, second] = [await removed(other.lea), await removed(other.noah)]
    const warned = await newReport(app, other.lea, { decision: 'WARNED', decider: other.ada })
    await app.call('restoreReported', { as: other.clara, body: { id: first, reasons: 'Doch.' } })
    expect(await list(other.clara, 'CLOSED')).toEqual([warned, second, first])
    const { body } = await app.call('listReports', { as: other.clara, query: { view: 'CLOSED', size: 100 } })
    const isBack = Object.fromEntries(body.content.map(({ id, dateRestored }) => [id, dateRestored !== null]))
    expect(isBack).toEqual({ [first]: true, [second]: false, [warned]: false })
  })
})

describe('readReportedMessages', () => {
  const reported = async (people: Person[], reporter: Person) => {
    const chatId = await newChat(app, people, { texts: ['Eins', 'Kanarienvogel', 'Drei'] })
    const { rows } = await app.pool.query<{ id: string }>('select id from message where chat_id = $1 order by number', [
      chatId,
    ])
    const targetId = rows[1]!.id
    await app.call('fileReport', { as: reporter, body: { target: 'CHAT_MESSAGE', targetId, report: 'HARASSMENT' } })
    const found = await app.db
      .selectFrom('report')
      .select('id')
      .where('target_id', '=', targetId)
      .executeTakeFirstOrThrow()
    return found.id
  }
  const looks = async (id: string) =>
    (
      await app.db
        .selectFrom('audit')
        .select('actor_id')
        .where('target_id', '=', id)
        .where('action', '=', 'readMessages')
        .execute()
    ).map(({ actor_id }) => actor_id)

  test('whoever took the case, and nobody else; each look is on record', async () => {
    const id = await reported([scene.lea, scene.noah], scene.noah)
    expect((await messages(scene.clara, id)).status).toBe(403)
    expect(JSON.stringify((await read(scene.clara, id)).body)).not.toContain('Kanarienvogel')
    await app.call('takeReport', { as: scene.clara, body: { id } })
    expect((await messages(scene.ada, id)).status).toBe(403)
    const { body } = await messages(scene.clara, id)
    expect(body.entries.map((entry) => [entry.body, entry.isTarget])).toEqual([
      ['Eins', false],
      ['Kanarienvogel', true],
      ['Drei', false],
    ])
    await messages(scene.clara, id)
    expect(await looks(id)).toEqual([scene.clara.id, scene.clara.id])
    expect(JSON.stringify((await read(scene.ada, id)).body)).not.toContain('Kanarienvogel')
  })

  test('of a chat between two companies: OWNER and ADMIN only', async () => {
    const id = await reported([scene.lea, scene.luca], scene.luca)
    for (const who of [scene.clara, scene.elena]) {
      expect((await read(who, id)).status).toBe(404)
      expect((await app.call('takeReport', { as: who, body: { id } })).status).toBe(404)
    }
    expect((await app.call('takeReport', { as: scene.bruno, body: { id } })).status).toBe(204)
    expect((await messages(scene.bruno, id)).body.entries).toHaveLength(3)
  })

  test('who looks a second time reads them while the objection waits', async () => {
    const id = await reported([scene.lea, scene.david], scene.david)
    await app.call('takeReport', { as: scene.ada, body: { id } })
    await app.call('decideReport', {
      as: scene.ada,
      body: { id, decision: 'WARNED', reasons: 'Verletzt.', answer: '' },
    })
    expect((await messages(scene.clara, id)).status).toBe(403)
    await app.call('objectToDecision', { as: scene.lea, body: { id, body: 'Nein.' } })
    expect((await messages(scene.clara, id)).body.entries).toHaveLength(3)
    await app.call('settleObjection', { as: scene.clara, body: { id, outcome: 'UPHELD', reasons: 'Bleibt.' } })
    expect((await messages(scene.clara, id)).status).toBe(403)
  })
})
