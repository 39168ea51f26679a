import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { plan, rename, supervise } from './company-tables.ts'

let app: TestApp
let scene: Scene
let people: Record<'mia' | 'timo' | 'zoe' | 'uri', Person>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const apprentice = (nameFirst: string) =>
    newPerson(app, { nameFirst, companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  people = {
    mia: await apprentice('Mia'),
    timo: await apprentice('Timo'),
    zoe: await apprentice('Zoe'),
    uri: await apprentice('Uri'),
  }
  await rename(app, people.timo, 'Müller')
  await supervise(app, scene.david, people.mia, people.timo)
  await plan(app, scene.lea, { title: 'Empfang', contact: scene.noah })
  await plan(app, people.timo, { title: 'Lager', status: 'PENDING', from: 3, to: 30 })
  await plan(app, people.mia, { title: 'Vorbei', from: -60, to: -20 })
  await app.pool.query('update person set date_joined = swiss_today() - 300 where id = any($1)', [
    Object.values(people).map(({ id }) => id),
  ])
  await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [people.uri.id])
})

const list = (as: Person, query: Record<string, string> = {}) => app.call('listApprentices', { as, query })
const names = async (as: Person, query: Record<string, string> = {}) =>
  (await list(as, query)).body.content.map(({ nameFirst }) => nameFirst)
const daysFromToday = (day: string | null) =>
  Math.round(
    (Date.parse(day!) -
      Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format(new Date()))) /
      86_400_000,
  )

describe('listApprentices', () => {
  test('who has nothing to do comes first, then who waits, then who works; each by name', async () => {
    for (const who of [scene.clara, scene.david, scene.ada])
      expect(await names(who)).toEqual(['Mia', 'Zoe', 'Timo', 'Lea'])
    expect(await names(scene.elena)).toEqual(['Luca'])
  })

  test('apprentices and users have no such table: 403', async () => {
    for (const who of [scene.lea, scene.noah, scene.vera]) expect((await list(who)).status).toBe(403)
  })

  test('a row has the fourteen fields', async () => {
    const { content } = (await list(scene.clara, { query: 'lea' })).body
    expect(content).toHaveLength(1)
    expect(content[0]).toMatchObject({
      userId: scene.lea.id,
      profileId: expect.any(String) as string,
      email: 'lea@nordwerk.example',
      nameFirst: 'Lea',
      nameLast: 'Muster',
      image: null,
      supervisorNameFirst: null,
      supervisorNameLast: null,
      contactPerson: 'Noah Muster',
      assignmentId: expect.any(String) as string,
      assignmentTitle: 'Empfang',
      apprenticeStatus: 'ACTIVE',
      idleSince: null,
    })
    expect([daysFromToday(content[0]!.assignmentStart), daysFromToday(content[0]!.assignmentEnd)]).toEqual([-5, 5])
  })

  test('of who has no assignment it says since when, and which was the last', async () => {
    const rows = (await list(scene.clara)).body.content
    const [mia, zoe, timo] = rows
    expect(mia).toMatchObject({
      assignmentId: null,
      apprenticeStatus: 'IDLE',
      lastAssignmentId: expect.any(String) as string,
    })
    expect(daysFromToday(mia!.idleSince)).toBe(-19)
    expect(zoe).toMatchObject({ assignmentId: null, lastAssignmentId: null, contactPerson: null })
    expect(daysFromToday(zoe!.idleSince)).toBe(-300)
    expect(timo).toMatchObject({
      apprenticeStatus: 'PENDING',
      assignmentTitle: 'Lager',
      contactPerson: 'Rita Beispiel',
    })
    expect(timo!.waitingSince).not.toBeNull()
  })

  test('found by either name, umlauts written out, and by the address; signs of a pattern mean themselves', async () => {
    expect(await names(scene.clara, { query: 'mueller' })).toEqual(['Timo'])
    expect(await names(scene.clara, { query: 'Müller Timo' })).toEqual(['Timo'])
    expect(await names(scene.clara, { query: 'timo@nord' })).toEqual(['Timo'])
    expect(await names(scene.clara, { query: 'luca' })).toEqual([])
    expect(await names(scene.clara, { query: '%' })).toEqual([])
    expect(await names(scene.clara, { query: '_' })).toEqual([])
  })

  test('«Nur meine Lernenden», one status, and sorted', async () => {
    expect(await names(scene.david, { mine: 'true' })).toEqual(['Mia', 'Timo'])
    expect(await names(scene.clara, { mine: 'true' })).toEqual([])
    expect(await names(scene.clara, { status: 'IDLE' })).toEqual(['Mia', 'Zoe'])
    expect(await names(scene.clara, { sort: 'name,desc' })).toEqual(['Zoe', 'Timo', 'Mia', 'Lea'])
    expect(await names(scene.clara, { sort: 'period,asc' })).toEqual(['Lea', 'Timo', 'Mia', 'Zoe'])
    expect((await list(scene.clara, { sort: 'email,asc' })).status).toBe(400)
  })

  test('whose work ends within 14 days, and who has nothing planned afterwards', async () => {
    expect(await names(scene.clara, { ending: 'SOON' })).toEqual(['Lea'])
    expect(await names(scene.clara, { ending: 'OPEN' })).toEqual(['Lea'])
    const next = await plan(app, scene.lea, { status: 'PENDING', from: 20, to: 40 })
    expect(await names(scene.clara, { ending: 'SOON' })).toEqual(['Lea'])
    expect(await names(scene.clara, { ending: 'OPEN' })).toEqual([])
    expect(await names(scene.elena, { ending: 'SOON' })).toEqual([])
    expect((await list(scene.clara, { ending: 'LATER' })).status).toBe(400)
    await app.pool.query('delete from assignment where id = $1', [next])
  })

  test('beyond the end the last page is shown', async () => {
    const { body } = await list(scene.clara, { page: '9', size: '3' })
    expect(body).toMatchObject({ number: 1, totalElements: 4, totalPages: 2 })
    expect(body.content.map(({ nameFirst }) => nameFirst)).toEqual(['Lea'])
  })
})
