import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { mailJobs } from '../../mail/mail.jobs.ts'
import { companyAreaJobs } from '../company-area.jobs.ts'
import { plan, supervise } from './company-tables.ts'

let app: TestApp
let scene: Scene
let ctx: WorkContext
let officer: Person
let trainer: Person
let lonely: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  ctx = (await testWorker(app, { jobs: mailJobs, listeners: [] })).ctx
  const at = (nameFirst: string, role: Person['roles'][number]) =>
    newPerson(app, {
      nameFirst,
      companyId: scene.nordwerk,
      roles: [role],
      email: freshAddress(nameFirst.toLowerCase()),
    })
  officer = await at('Olga', 'EDUCATION_OFFICER')
  trainer = await at('Theo', 'VOCATIONAL_TRAINER')
  lonely = await at('Lukas', 'VOCATIONAL_TRAINER')
  const [mia, timo] = [await at('Mia', 'APPRENTICE'), await at('Timo', 'APPRENTICE')]
  await supervise(app, trainer, mia, timo)
  await app.pool.query('update person set date_joined = swiss_today() - 200 where id = any($1)', [
    [mia.id, timo.id, scene.lea.id],
  ])
  await plan(app, mia, { from: -40, to: -20 })
  await plan(app, timo, { from: -40, to: 3 })
  const waiting = await plan(app, scene.lea, { status: 'PENDING', from: -1, to: 60 })
  await app.pool.query("update assignment set submitted_at = now() - interval '12 days' where id = $1", [waiting])
})

const runOn = (iso: string) =>
  companyAreaJobs[0]!.run({ ...ctx, clock: { now: () => new Date(iso) } }, {}, 'job') as Promise<void>

describe('mailMonday', () => {
  test('on Mondays at seven in Switzerland', () => {
    expect(companyAreaJobs[0]).toMatchObject({ name: 'mail-monday', schedule: '0 7 * * 1' })
  })

  test('a trainer about theirs, an officer about everybody, each once; who has nothing up gets nothing', async () => {
    await Promise.all([runOn('2026-11-16T06:00:00Z'), runOn('2026-11-16T06:00:30Z')])
    await runOn('2026-11-16T07:00:00Z')
    await eventually(async () => expect(await inboxOf(officer.email)).toHaveLength(1), 20_000)
    await eventually(async () => expect(await inboxOf(trainer.email)).toHaveLength(1), 20_000)
    const [toTrainer] = await inboxOf(trainer.email)
    expect(toTrainer!.subject).toBe('Deine Woche: was ansteht (2)')
    expect(toTrainer!.text).toContain('Ohne Einsatz (1)\n– Mia Muster: seit 19 Tagen ohne Einsatz')
    expect(toTrainer!.text).toMatch(
      /Einsatz endet in den nächsten 14 Tagen \(1\)\n– Timo Muster: endet am \d\d\.\d\d\.\d{4}/,
    )
    expect(toTrainer!.text).not.toContain('Wartet länger')
    expect(toTrainer!.text).toContain('/dashboard/company?filter=APPRENTICES')
    const [toOfficer] = await inboxOf(officer.email)
    expect(toOfficer!.subject).toBe('Deine Woche: was ansteht (3)')
    expect(toOfficer!.text).toContain(
      'Wartet länger als fünf Tage auf eine Genehmigung (1)\n– Lea Muster: wartet seit 12 Tagen',
    )
    expect(await inboxOf(lonely.email)).toEqual([])
    const { rows } = await app.pool.query<{ count: number }>(
      "select count(*)::int from mail where template = 'mondayOverview' and person_id = any($1)",
      [[trainer.id, officer.id]],
    )
    expect(rows[0]!.count).toBe(2)
  }, 60_000)

  test('the next Monday it is written again', async () => {
    await runOn('2026-11-23T06:00:00Z')
    await eventually(async () => expect(await inboxOf(trainer.email)).toHaveLength(2), 20_000)
  }, 60_000)

  test('whoever wants no mails about this gets none', async () => {
    await app.pool.query("update setting set status_setting = 'NONE' where person_id = $1", [trainer.id])
    await runOn('2026-11-30T06:00:00Z')
    await eventually(async () => expect(await inboxOf(officer.email)).toHaveLength(3), 20_000)
    expect(await inboxOf(trainer.email)).toHaveLength(2)
  }, 60_000)
})
