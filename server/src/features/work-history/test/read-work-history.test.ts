import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
/** Somebody of another company who led Lea once, a while ago; and one who leads her now. */
let paul: Person
let rosa: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const elsewhere = (nameFirst: string) =>
    newPerson(app, {
      nameFirst,
      companyId: scene.suedwerk,
      roles: ['USER'],
      email: `${nameFirst}@suedwerk.example`.toLowerCase(),
    })
  paul = await elsewhere('Paul')
  rosa = await elsewhere('Rosa')
  await app.pool.query('update person set date_joined = swiss_today() - 200 where id = $1', [scene.lea.id])
})

interface Made {
  title: string
  from: number
  to: number
  contact?: Person
  activityId?: string
  status?: string
}

const make = async (author: Person, { title, from, to, contact, activityId, status = 'APPROVED' }: Made) => {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
       contact_id, contact, activity_id, date_start, date_end)
     values ($1, $2, $3, $4, 'Text', 'Olten', 'Team', $5, $6, $7, $8, swiss_today() + $9::int, swiss_today() + $10::int)
     returning id`,
    [
      author.id,
      author.companyId,
      status,
      title,
      SECTOR,
      contact?.id ?? null,
      contact ? '' : 'Rita',
      activityId ?? null,
      from,
      to,
    ],
  )
  return rows[0]!.id
}
const forget = () => app.pool.query('delete from assignment where author_id = $1', [scene.lea.id])
const history = (as: Person, of: Person = scene.lea) => app.call('readWorkHistory', { as, query: { id: of.id } })
const stats = (as: Person, of: Person = scene.lea) => app.call('readWorkStats', { as, query: { id: of.id } })
const told = async (as: Person) =>
  (await history(as)).body.map(({ type, assignment, followsExtendedInactivity, daysIdleBefore }) => [
    type,
    assignment?.title ?? null,
    followsExtendedInactivity,
    daysIdleBefore,
  ])

describe('readWorkHistory', () => {
  test('from the first day of the training: what began, what ended, and after which pause; what runs has no end', async () => {
    await forget()
    await make(scene.lea, { title: 'Empfang', from: -230, to: -150 })
    await make(scene.lea, { title: 'Lager', from: -129, to: -100 })
    await make(scene.lea, { title: 'Büro', from: -92, to: 20 })
    await make(scene.lea, { title: 'Später', from: 5, to: 30 })
    await make(scene.lea, { title: 'Wartet', from: -10, to: 3, status: 'PENDING' })
    expect(await told(scene.lea)).toEqual([
      ['JOIN', null, false, 0],
      ['START', 'Empfang', false, 0],
      ['END', 'Empfang', false, 0],
      ['START', 'Lager', true, 20],
      ['END', 'Lager', false, 0],
      ['START', 'Büro', false, 7],
    ])
    expect((await stats(scene.lea)).body).toMatchObject({
      totalAssignments: 3,
      linkedAssignmentsCount: 0,
      gapsCount: 1,
      daysIdle: 27,
      // 51, 30 and 93 days.
      averageAssignmentDuration: 58,
    })
  })

  test('the gap that lasts until today is told with its days, from the 15th on; there is none while something runs', async () => {
    const told = async (to: number) => {
      await forget()
      await make(scene.lea, { title: 'Lager', from: -200, to: -100 })
      await make(scene.lea, { title: 'Empfang', from: -99, to })
      const { openGapDays, gapsCount, daysIdle } = (await stats(scene.lea)).body
      return { openGapDays, gapsCount, daysIdle }
    }
    expect(await told(-15)).toEqual({ openGapDays: 15, gapsCount: 1, daysIdle: 15 })
    expect(await told(-14)).toEqual({ openGapDays: null, gapsCount: 0, daysIdle: 14 })
    expect(await told(0)).toEqual({ openGapDays: null, gapsCount: 0, daysIdle: 0 })
    await forget()
    expect((await stats(scene.lea)).body).toMatchObject({ openGapDays: 201, gapsCount: 1, daysIdle: 201 })
  })

  test('whose company it was: of the activity, else of the contact person, else the apprentice’s own', async () => {
    await forget()
    const activityId = await newActivity(app, scene.elena, { isPublic: true })
    await make(scene.lea, { title: 'Verknüpft', from: -90, to: -80, contact: scene.david, activityId })
    await make(scene.lea, { title: 'Auswärts', from: -70, to: -60, contact: paul })
    await make(scene.lea, { title: 'Daheim', from: -50, to: -40 })
    const companies = (await history(scene.clara)).body.flatMap(({ type, assignment }) =>
      type === 'START' ? [assignment!.company] : [],
    )
    expect(companies).toEqual(['Südwerk AG', 'Südwerk AG', 'Nordwerk AG'])
    expect((await stats(scene.clara)).body.linkedAssignmentsCount).toBe(1)
  })

  test('a change that waits leaves in force what was approved', async () => {
    await forget()
    const id = await make(scene.lea, { title: 'Empfang', from: -30, to: -1 })
    await app.pool.query("update assignment set status = 'PENDING', date_end = swiss_today() + 30 where id = $1", [id])
    expect((await told(scene.lea)).map(([type]) => type)).toEqual(['JOIN', 'START', 'END'])
  })

  test('a contact person of another company reads all of it while it goes on and 90 days after, then nothing', async () => {
    await forget()
    await make(scene.lea, { title: 'Früher', from: -190, to: -91, contact: paul })
    await make(scene.lea, { title: 'Dazwischen', from: -80, to: -50 })
    await make(scene.lea, { title: 'Jetzt', from: -20, to: 10, contact: rosa })
    expect((await told(rosa)).map(([, title]) => title)).toEqual([
      null,
      'Früher',
      'Früher',
      'Dazwischen',
      'Dazwischen',
      'Jetzt',
    ])
    // Each event says whether its assignment can be opened, and that is so.
    for (const reader of [rosa, scene.lea, scene.clara])
      for (const { assignment } of (await history(reader)).body) {
        if (!assignment) continue
        const { status } = await app.call('readAssignment', { as: reader, query: { id: assignment.id } })
        expect([reader.nameFirst, assignment.title, assignment.canOpen]).toEqual([
          reader.nameFirst,
          assignment.title,
          status === 200,
        ])
      }
    expect((await history(paul)).status).toBe(404)
    expect((await stats(paul)).status).toBe(404)
    await app.pool.query('update assignment set date_end = swiss_today() - 90 where contact_id = $1', [paul.id])
    expect((await history(paul)).status).toBe(200)
    // Nobody approved it yet.
    await app.pool.query('delete from assignment where contact_id = $1', [rosa.id])
    await make(scene.lea, { title: 'Jetzt', from: -20, to: 10, contact: rosa, status: 'PENDING' })
    expect((await history(rosa)).status).toBe(404)
  })

  test('colleagues who approve read it, other apprentices and other companies do not; nor who runs the platform elsewhere', async () => {
    for (const who of [scene.lea, scene.clara, scene.david, scene.ada]) expect((await history(who)).status).toBe(200)
    for (const who of [scene.noah, scene.vera, scene.luca, scene.elena])
      for (const answer of [await history(who), await stats(who)]) expect(answer.status).toBe(404)
    expect((await history(scene.ada, scene.luca)).status).toBe(403)
  })

  test('without a first day, or with one to come, there is no history', async () => {
    await forget()
    await make(scene.lea, { title: 'Empfang', from: -30, to: -1 })
    for (const day of ['null', 'swiss_today() + 5']) {
      await app.pool.query(`update person set date_joined = ${day} where id = $1`, [scene.lea.id])
      expect((await history(scene.lea)).body).toEqual([])
      expect((await stats(scene.lea)).body).toMatchObject({
        totalAssignments: 0,
        gapsCount: 0,
        daysIdle: 0,
        openGapDays: null,
      })
    }
    expect((await stats(scene.lea)).body.trainingStart).not.toBeNull()
  })
})
