// Three years pass, a day at a time where something is due: what the privacy policy promises goes on its day.
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval, newAssignment } from '../../../../test/applications.ts'
import { newDeletion } from '../../../../test/deletions.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newExport } from '../../../../test/exports.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newMark } from '../../../../test/school.ts'
import { testWorker } from '../../../../test/worker.ts'
import { periods } from '../../../db/data-rules/periods.ts'
import { periodTables } from '../../../db/data-rules/run-rules.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { keepPeriods } from '../my-data.jobs.ts'

const START = new Date('2026-11-17T03:30:00Z')
let now = START
let app: TestApp
let scene: Scene
let ctx: WorkContext
let former: Person
let leaver: Person

/** Table → where, and in how many months it goes. */
let due: { name: string; table: string; where: string; months: number }[]

const left = async ({ table, where }: { table: string; where: string }) => {
  const { rows } = await app.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`)
  return rows[0]!.n
}
const monthsOn = (months: number) => {
  const day = new Date(START)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day
}

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const { lea, david, elena, noah } = scene
  ctx = { ...(await testWorker(app, { listeners: [], jobs: [] })).ctx, clock: { now: () => now } }
  const at = (sql: string, ...values: unknown[]) => app.pool.query(sql, values)
  // Lea's training ends today; Finn's access does, before his training; Olga is long out of it.
  await at(
    `update person set training_end = $2, date_joined = '2022-08-01' where id = $1`,
    lea.id,
    START.toISOString().slice(0, 10),
  )
  leaver = await newPerson(app, { nameFirst: 'Finn', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  await at(`update person set training_end = '2029-07-31', date_joined = '2025-08-01' where id = $1`, leaver.id)
  await newMark(app, lea)
  await newMark(app, leaver)
  await newEvaluation(app, lea, { contact: david, apprentice: 'submitted', contactPart: 'submitted' })
  await newAssignment(app, leaver, { status: 'APPROVED' })
  former = await newPerson(app, { nameFirst: 'Olga', companyId: scene.nordwerk, roles: ['USER'] })
  for (const { id } of [former, leaver])
    await at(`update person set status = 'DEACTIVATED', access_ended_at = $2 where id = $1`, id, START)
  const ended = await newActivity(app, elena, { status: 'ARCHIVED' })
  const going = await newActivity(app, elena)
  const decided = await newApplication(app, noah, ended, { status: 'APPROVED' })
  const refused = await newApplication(app, lea, going, { status: 'REJECTED' })
  const placed = await newApplication(app, noah, going, { status: 'APPROVED' })
  const waiting = await newApplication(app, david, going, { status: 'PENDING' })
  await at(`update application set date_modified = $1`, START)
  const approval = await newApproval(app, noah, ended, { status: 'REJECTED', decidedBy: lea })
  await at('update approval set decided_at = $2 where id = $1', approval, START)
  await at(`insert into session (person_id, salt, status, ended_at) values ($1, 'x', 'ENDED', $2)`, noah.id, START)
  const report = `insert into report (reporter_id, target, target_id, reason, date_closed) values ($1, 'ACTIVITY', $2, 'SPAM', $3)`
  await at(report, noah.id, ended, START)
  await at(report, noah.id, going, null)
  await at(
    'update deletion set date_ended = $2 where id = $1',
    await newDeletion(app, noah, { status: 'CANCELLED' }),
    START,
  )
  await at(
    `update export set date_created = $2 where id = $1`,
    await newExport(app, noah, { status: 'EXPIRED' }),
    START,
  )
  await at(
    `insert into school_view (apprentice_id, reader_id, role, day) values ($1, $2, 'VOCATIONAL_TRAINER', $3)`,
    lea.id,
    david.id,
    START,
  )
  const of = (column: string, id: string) => `${column} = '${id}'`
  due = [
    {
      name: 'account and profile',
      table: 'person',
      where: `${of('id', former.id)} and erased_at is null`,
      months: periods.account,
    },
    { name: 'assignments', table: 'assignment', where: of('author_id', lea.id), months: periods.training },
    { name: 'evaluations', table: 'evaluation', where: of('apprentice_id', lea.id), months: periods.training },
    { name: 'their parts', table: 'judgement', where: of('party_id', david.id), months: periods.training },
    { name: 'marks', table: 'mark', where: of('author_id', lea.id), months: periods.training },
    { name: 'semesters', table: 'semester', where: of('author_id', lea.id), months: periods.training },
    { name: 'who looked at them', table: 'school_view', where: of('apprentice_id', lea.id), months: periods.training },
    {
      name: 'assignments of who left early',
      table: 'assignment',
      where: of('author_id', leaver.id),
      months: periods.training,
    },
    {
      name: 'applications',
      table: 'application',
      where: `id in ('${decided}', '${refused}')`,
      months: periods.applications,
    },
    { name: 'external requests', table: 'approval', where: of('id', approval), months: periods.applications },
    { name: 'sessions', table: 'session', where: of('person_id', noah.id), months: periods.logs },
    { name: 'exports', table: 'export', where: of('person_id', noah.id), months: periods.logs },
    { name: 'closed reports', table: 'report', where: 'date_closed is not null', months: periods.trail },
    { name: 'wishes to be forgotten', table: 'deletion', where: of('person_id', noah.id), months: periods.trail },
  ]
  stays = [
    { table: 'application', where: `id in ('${placed}', '${waiting}')` },
    { table: 'report', where: 'date_closed is null' },
    { table: 'person', where: of('id', lea.id) },
    { table: 'person', where: `${of('id', noah.id)} and erased_at is null` },
  ]
})
let stays: { table: string; where: string }[]

describe('letGo', () => {
  test('every table with a published period is among those looked at here', () => {
    expect([...periodTables, 'person'].filter((table) => !due.some((one) => one.table === table))).toEqual([])
  })

  test('each goes on its day, over three years, and not the day before', async () => {
    const days = [...new Set(due.map(({ months }) => months))].toSorted((a, b) => a - b)
    for (const months of [...days, 24, 36]) {
      now = new Date(monthsOn(months).getTime() - 1)
      await keepPeriods(ctx)
      for (const one of due.filter((other) => other.months >= months))
        expect([one.name, (await left(one)) > 0]).toEqual([one.name, true])
      now = new Date(monthsOn(months).getTime() + 86_400_000)
      await keepPeriods(ctx)
      for (const one of due.filter((other) => other.months <= months))
        expect([one.name, await left(one)]).toEqual([one.name, 0])
    }
  })

  test('what is open, or belongs to somebody who is there, stays; the account of who left is only an id', async () => {
    for (const one of stays) expect([one, (await left(one)) > 0]).toEqual([one, true])
    const { rows } = await app.pool.query('select name_first, email from person where id = $1', [former.id])
    expect(rows).toEqual([{ name_first: 'Gelöschte', email: `${former.id}@erased.invalid` }])
  })

  test('a second night finds nothing, and the trail says how many went', async () => {
    const count = async () => (await app.pool.query(`select 1 from audit where action = 'letGo'`)).rowCount
    const before = await count()
    expect(before).toBeGreaterThan(5)
    await keepPeriods(ctx)
    expect(await count()).toBe(before)
  })
})
