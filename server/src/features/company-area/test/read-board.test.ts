import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { plan, supervise } from './company-tables.ts'

let app: TestApp
let scene: Scene
let mia: Person
let timo: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const apprentice = (nameFirst: string) =>
    newPerson(app, { nameFirst, companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  mia = await apprentice('Mia')
  timo = await apprentice('Timo')
  await apprentice('Zoe')
  await supervise(app, scene.david, mia)
})

const board = async (as: Person, query: Record<string, string> = {}) =>
  (await app.call('readBoard', { as, query })).body
const waitedFor = (id: string, days: number) =>
  app.pool.query('update assignment set submitted_at = now() - make_interval(days => $2) where id = $1', [id, days])

describe('readBoard', () => {
  test('an empty company has zeros', async () => {
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [scene.luca.id])
    expect(await board(scene.elena)).toEqual({
      active: 0,
      pending: 0,
      idle: 0,
      mine: 0,
      ending: { total: 0, open: 0, first: [] },
      waiting: { total: 0, long: 0, first: [] },
      evaluations: { total: 0, late: 0, first: [] },
    })
  })

  test('apprentices and users have none: 403', async () => {
    for (const who of [scene.lea, scene.noah, scene.vera])
      expect((await app.call('readBoard', { as: who, query: {} })).status).toBe(403)
  })

  test('who works, whose work ends soon and what follows, the soonest end first', async () => {
    await plan(app, scene.lea, { title: 'Empfang', from: -20, to: 14 })
    await plan(app, mia, { title: 'Lager', from: -20, to: 3 })
    await plan(app, timo, { title: 'Büro', from: -20, to: 15 })
    const next = await plan(app, scene.lea, { title: 'Versand', status: 'PENDING', from: 20, to: 60 })
    const { ending, ...numbers } = await board(scene.clara)
    expect(numbers).toMatchObject({ active: 3, pending: 0, idle: 1, mine: 0 })
    expect(ending).toMatchObject({
      total: 2,
      open: 1,
      first: [
        { nameFirst: 'Mia', nameLast: 'Muster', assignmentTitle: 'Lager', nextTitle: null },
        { nameFirst: 'Lea', assignmentTitle: 'Empfang', nextTitle: 'Versand' },
      ],
    })
    await app.pool.query('delete from assignment where id = $1', [next])
    expect((await board(scene.clara)).ending).toMatchObject({ total: 2, open: 2 })
  })

  test('work that goes on beside what ends does not end', async () => {
    const beside = await plan(app, mia, { title: 'Nebenbei', from: -5, to: 90, workload: 40 })
    expect((await board(scene.clara)).ending.first.map(({ nameFirst }) => nameFirst)).toEqual(['Lea'])
    await app.pool.query('delete from assignment where id = $1', [beside])
  })

  test('a longer end that waits is something planned', async () => {
    await app.pool.query('delete from assignment where author_id = $1', [timo.id])
    const id = await plan(app, timo, { title: 'Kurz', from: -5, to: 2 })
    await app.pool.query("update assignment set date_end = swiss_today() + 40, status = 'PENDING' where id = $1", [id])
    const { ending } = await board(scene.clara)
    expect(ending.first.find(({ nameFirst }) => nameFirst === 'Timo')).toMatchObject({ nextTitle: 'Kurz' })
    await app.pool.query('delete from assignment where author_id = $1', [timo.id])
  })

  test('what waits, the longest first; more than five days is too long', async () => {
    const five = await plan(app, scene.lea, { title: 'Fünf Tage', status: 'PENDING', from: 70, to: 80 })
    const six = await plan(app, mia, { title: 'Sechs Tage', status: 'PENDING', from: 70, to: 80 })
    await waitedFor(five, 5)
    await waitedFor(six, 6)
    const { waiting } = await board(scene.clara)
    expect(waiting).toMatchObject({ total: 2, long: 1 })
    expect(waiting.first.map(({ assignmentTitle }) => assignmentTitle)).toEqual(['Sechs Tage', 'Fünf Tage'])
    const long = await app.call('listAssignments', {
      as: scene.clara,
      query: { filter: 'APPROVE_ASSIGNMENT', waiting: 'LONG' },
    })
    expect(long.body.content.map(({ title }) => title)).toEqual(['Sechs Tage'])
  })

  test('«Nur meine Lernenden» narrows every number; how many they are is told anyway', async () => {
    expect(await board(scene.david, { mine: 'true' })).toMatchObject({
      active: 1,
      pending: 0,
      idle: 0,
      mine: 1,
      ending: { total: 1 },
      waiting: { total: 1, long: 1 },
    })
    expect(await board(scene.david)).toMatchObject({ active: 2, mine: 1, waiting: { total: 2 } })
  })

  test('what is over and not judged by both, the longest over first; more than fifteen days is late', async () => {
    const over = await plan(app, mia, { title: 'Archiv', from: -60, to: -16, contact: scene.vera })
    const justOver = await plan(app, scene.lea, { title: 'Kasse', from: -60, to: -15, contact: scene.noah })
    await plan(app, timo, { title: 'Läuft noch', from: -60, to: 0, contact: scene.noah })
    const submit = (id: string, side: 'apprentice' | 'contact') =>
      app.pool.query(`update evaluation set ${side}_submitted_at = now() where id = $1`, [id])
    expect((await board(scene.clara)).evaluations).toMatchObject({
      total: 2,
      late: 1,
      first: [
        { assignmentId: over, nameFirst: 'Mia', missing: null },
        { assignmentId: justOver, nameFirst: 'Lea', missing: null },
      ],
    })
    await submit(over, 'apprentice')
    await submit(justOver, 'contact')
    const { evaluations } = await board(scene.clara)
    expect(evaluations.first.map(({ missing }) => missing)).toEqual(['Vera Muster', 'Lea Muster'])
    expect((await board(scene.david, { mine: 'true' })).evaluations).toMatchObject({ total: 1, late: 1 })
    // Its number leads to as many rows, of all and of one's own.
    const listed = async (as: Person, query: Record<string, string>) =>
      (await app.call('listEvaluations', { as, query })).body.content.map(({ assignmentId }) => assignmentId)
    expect(await listed(scene.clara, { outstanding: 'ALL' })).toEqual([justOver, over])
    expect(await listed(scene.clara, { outstanding: 'LATE' })).toEqual([over])
    expect(await listed(scene.david, { outstanding: 'ALL', mine: 'true' })).toEqual([over])
    expect(await listed(scene.elena, { outstanding: 'ALL' })).toEqual([])
    await app.pool.query("update evaluation set contact_submitted_at = now(), status = 'SUBMITTED' where id = $1", [
      over,
    ])
    expect(await listed(scene.clara, { outstanding: 'ALL' })).toEqual([justOver])
  })

  test('every number is the length of its table', async () => {
    const { ending, waiting, idle, active } = await board(scene.clara)
    const count = async (query: Record<string, string>) =>
      (await app.call('listApprentices', { as: scene.clara, query })).body.totalElements
    expect([
      await count({ status: 'IDLE' }),
      await count({ status: 'ACTIVE' }),
      await count({ ending: 'SOON' }),
      await count({ ending: 'OPEN' }),
    ]).toEqual([idle, active, ending.total, ending.open])
    const asked = await app.call('listAssignments', { as: scene.clara, query: { filter: 'APPROVE_ASSIGNMENT' } })
    expect(asked.body.totalElements).toBe(waiting.total)
  })
})
