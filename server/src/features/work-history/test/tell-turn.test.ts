import { beforeAll, describe, expect, test } from 'vitest'

import { SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { workHistoryJobs } from '../work-history.jobs.ts'

let app: TestApp
let scene: Scene
let ctx: WorkContext
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  ctx = (await testWorker(app, workerParts)).ctx
})

const runAt = (iso: string) =>
  workHistoryJobs[0]!.run({ ...ctx, clock: { now: () => new Date(iso) } }, {}, 'job') as Promise<void>

async function plan(from: string, to: string, status = 'APPROVED') {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
       contact, date_start, date_end)
     values ($1, $2, $3, 'Empfang', 'Text', 'Olten', 'Team', $4, 'Rita', $5, $6) returning id`,
    [scene.lea.id, scene.nordwerk, status, SECTOR, from, to],
  )
  return rows[0]!.id
}
const happened = async () => {
  const { rows } = await app.pool.query<{ interaction: string; audience: string }>(
    'select interaction, audience from live_event where person_id = $1 order by date_created, id',
    [scene.lea.id],
  )
  return rows.map(({ interaction, audience }) => `${interaction} ${audience}`)
}
const forget = () => app.pool.query('delete from live_event; delete from assignment')

describe('tellTurn', () => {
  test('on its first day and after its last, once, to the company only', async () => {
    await plan('2027-03-28', '2027-04-02')
    // Still the day before in Switzerland, although the clocks change that night.
    await runAt('2027-03-27T22:30:00Z')
    expect(await happened()).toEqual([])
    await Promise.all([runAt('2027-03-27T23:05:00Z'), runAt('2027-03-27T23:06:00Z')])
    await runAt('2027-03-28T10:00:00Z')
    await eventually(async () => expect(await happened()).toEqual(['ASSIGNMENT_STARTED COMPANY']), 20_000)
    await runAt('2027-04-02T21:59:00Z')
    await runAt('2027-04-02T22:05:00Z')
    await runAt('2027-04-03T10:00:00Z')
    await eventually(
      async () => expect(await happened()).toEqual(['ASSIGNMENT_STARTED COMPANY', 'ASSIGNMENT_FINISHED COMPANY']),
      20_000,
    )
  }, 90_000)

  test('what waits, and what lies further back than a missed night, is no news', async () => {
    await forget()
    await plan('2027-05-01', '2027-06-01', 'PENDING')
    await plan('2027-04-20', '2027-06-01')
    await runAt('2027-05-01T01:00:00Z')
    const { rows } = await app.pool.query('select from assignment where told_start is not null')
    expect(rows).toEqual([])
  })
})
