import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { plan, supervise } from './company-tables.ts'

let app: TestApp
let scene: Scene
let mia: Person
let today: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  await supervise(app, scene.david, mia)
  const { rows } = await app.pool.query<{ today: string }>('select swiss_today()::text as today')
  today = rows[0]!.today
})

const dayAfter = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const read = (as: Person, query: { from?: string; weeks?: '5' | '13'; mine?: 'true' } = {}) =>
  app.call('readPlan', { as, query: { from: today, weeks: '5', ...query } })
const rowOf = async (who: Person, query: Parameters<typeof read>[1] = {}) =>
  (await read(scene.clara, query)).body.people.find(({ userId }) => userId === who.id)!
const forget = () => app.pool.query('delete from assignment')

describe('readPlan', () => {
  test('everybody of the own company by name, also who has nothing; nobody of another', async () => {
    const { body } = await read(scene.clara)
    expect(body.people.map(({ nameFirst }) => nameFirst)).toEqual(['Lea', 'Mia'])
    expect(body).toMatchObject({ mine: 0, isCapped: false, company: 'Nordwerk AG' })
    expect(body.people[0]).toMatchObject({
      nameLast: 'Muster',
      apprenticeStatus: 'IDLE',
      bars: [],
      lastBefore: null,
      nextAfter: null,
      assignmentId: null,
    })
    expect((await read(scene.elena)).body.people.map(({ nameFirst }) => nameFirst)).toEqual(['Luca'])
  })

  test('apprentices and users have none: 403; a day of another century: 400', async () => {
    for (const who of [scene.lea, scene.noah, scene.vera]) expect((await read(who)).status).toBe(403)
    expect((await read(scene.clara, { from: '0000-01-01' })).status).toBe(400)
    expect((await read(scene.clara, { from: '9999-12-31' })).status).toBe(400)
  })

  test('what touches the days is a bar, from its first day to its last; the nearest on either side is named', async () => {
    await plan(app, scene.lea, { title: 'Vorbei', from: -40, to: -1 })
    await plan(app, scene.lea, { title: 'Erster Tag', from: -10, to: 0 })
    await plan(app, scene.lea, { title: 'Letzter Tag', from: 34, to: 60, workload: 60 })
    await plan(app, scene.lea, { title: 'Danach', from: 35, to: 70 })
    const lea = await rowOf(scene.lea)
    expect(lea).toMatchObject({ lastBefore: dayAfter(-1), nextAfter: dayAfter(35) })
    expect(lea.bars).toMatchObject([
      { title: 'Erster Tag', dateStart: dayAfter(-10), dateEnd: today, state: 'APPROVED' },
      { title: 'Letzter Tag', dateStart: dayAfter(34), workload: 60 },
    ])
    expect((await rowOf(scene.lea, { weeks: '13' })).bars).toHaveLength(3)
    await forget()
  })

  test('what waits is there; drafts and what was sent back are not', async () => {
    for (const status of ['DRAFT', 'PENDING', 'REJECTED'] as const)
      await plan(app, scene.lea, { title: status, status, from: 1, to: 9 })
    expect((await rowOf(scene.lea)).bars.map(({ title, state }) => `${title} ${state}`)).toEqual(['PENDING PENDING'])
    await forget()
  })

  test('what was approved stays in force while a change waits, and when that is sent back', async () => {
    const id = await plan(app, scene.lea, { title: 'Empfang', from: -3, to: 10, workload: 80 })
    const change = (status: string) =>
      app.pool.query('update assignment set status = $2, date_end = swiss_today() + 30, workload = 40 where id = $1', [
        id,
        status,
      ])
    await change('PENDING')
    expect((await rowOf(scene.lea)).bars).toMatchObject([{ dateEnd: dayAfter(10), workload: 80, state: 'CHANGING' }])
    await change('REJECTED')
    expect((await rowOf(scene.lea)).bars).toMatchObject([{ dateEnd: dayAfter(10), workload: 80, state: 'APPROVED' }])
    await change('APPROVED')
    expect((await rowOf(scene.lea)).bars).toMatchObject([{ dateEnd: dayAfter(30), workload: 40, state: 'APPROVED' }])
    await forget()
  })

  test('a name leads to the assignment of today, else the next one, else the last', async () => {
    const past = await plan(app, scene.lea, { from: -60, to: -40 })
    expect((await rowOf(scene.lea)).assignmentId).toBe(past)
    const next = await plan(app, scene.lea, { from: 100, to: 120 })
    expect((await rowOf(scene.lea)).assignmentId).toBe(next)
    const now = await plan(app, scene.lea, { from: -1, to: 1 })
    expect((await rowOf(scene.lea)).assignmentId).toBe(now)
    await forget()
  })

  test('a leap day is a day like any other', async () => {
    await app.pool.query(
      `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
         contact, date_start, date_end)
       select $1, $2, 'APPROVED', 'Schalttag', 'Text', 'Olten', 'Team', id, 'Rita', '2028-02-29', '2028-02-29'
       from work_sector limit 1`,
      [scene.lea.id, scene.nordwerk],
    )
    expect((await rowOf(scene.lea, { from: '2028-02-28' })).bars).toMatchObject([{ dateEnd: '2028-02-29' }])
    expect((await rowOf(scene.lea, { from: '2028-03-01' })).lastBefore).toBe('2028-02-29')
    await forget()
  })

  test('«Nur meine Lernenden»', async () => {
    const { body } = await read(scene.david, { mine: 'true' })
    expect(body.people.map(({ nameFirst }) => nameFirst)).toEqual(['Mia'])
    expect(body.mine).toBe(1)
    expect((await read(scene.clara, { mine: 'true' })).body.people).toEqual([])
  })

  test('who looks after somebody is named; public holidays are those of the canton', async () => {
    const people = (await read(scene.clara)).body.people.map(({ nameFirst, supervisorId, supervisorName }) => [
      nameFirst,
      supervisorId,
      supervisorName,
    ])
    expect(people).toEqual([
      ['Lea', null, null],
      ['Mia', scene.david.id, 'David Muster'],
    ])
    const holidays = async () => (await read(scene.clara, { from: '2026-11-30', weeks: '13' })).body.holidays
    expect(await holidays()).toEqual([
      { date: '2026-12-25', name: 'Weihnachten' },
      { date: '2027-01-01', name: 'Neujahr' },
    ])
    await app.pool.query(`update company set canton = 'LU' where id = $1`, [scene.nordwerk])
    expect(await holidays()).toEqual([
      { date: '2026-12-08', name: 'Mariä Empfängnis' },
      { date: '2026-12-25', name: 'Weihnachten' },
      { date: '2026-12-26', name: 'Stephanstag' },
      { date: '2027-01-01', name: 'Neujahr' },
      { date: '2027-01-02', name: 'Berchtoldstag' },
    ])
  })
})
