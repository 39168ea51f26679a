import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval } from '../../../../test/applications.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { applicationJobs } from '../application.jobs.ts'
import { announced, callsOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
let ctx: WorkContext
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  const worker = await testWorker(app, workerParts)
  ctx = worker.ctx
})

const runAt = (iso: string) =>
  applicationJobs[0]!.run({ ...ctx, clock: { now: () => new Date(iso) } }, {}, 'job') as Promise<void>
const terms = { dueOn: '2026-11-16', remindOn: '2026-11-12', sentAt: new Date('2026-11-02T11:00:00Z') }

const toldOf = async (kind: string, targetId: string) => {
  const rows = await app.db
    .selectFrom('notification')
    .select(['recipient_id', 'body'])
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .orderBy('recipient_id')
    .execute()
  return rows
}
const idsOf = (...people: Person[]) => people.map((person) => person.id).toSorted()

describe('tellDue', () => {
  test('the decider is reminded once, two working days before; nobody hears of it a second time', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david, { title: 'Velo' }), terms)
    await runAt('2026-11-11T22:59:00Z')
    expect(await announced(app, id)).toEqual([])
    await Promise.all([runAt('2026-11-11T23:00:00Z'), runAt('2026-11-12T08:00:00Z')])
    await runAt('2026-11-13T08:00:00Z')
    expect(await announced(app, id)).toEqual(['application.answerDue'])
    await eventually(async () => {
      const told = await toldOf('application.answerDue', id)
      expect(told).toEqual([
        {
          recipient_id: scene.david.id,
          body: 'Lea Muster wartet auf deine Antwort zu «Velo». Bitte entscheide bis 16.11.2026. [[Bewerbung lesen]]',
        },
      ])
    }, 20_000)
  }, 60_000)

  test('after the day the education officers hear of it: led to the activity, since they cannot read the application', async () => {
    const activity = await newActivity(app, scene.david, { title: 'Beamer' })
    const id = await newApplication(app, scene.lea, activity, terms)
    await runAt('2026-11-16T12:00:00Z')
    expect(await announced(app, id)).toEqual(['application.answerDue'])
    await runAt('2026-11-16T23:05:00Z')
    await runAt('2026-11-17T12:00:00Z')
    expect(await announced(app, id)).toEqual(['application.answerDue', 'application.answerOverdue'])
    await eventually(async () => {
      const told = await toldOf('application.answerOverdue', activity)
      expect(told).toEqual([
        {
          recipient_id: scene.clara.id,
          body: 'Auf «Beamer» wartet seit 02.11.2026 eine Bewerbung. Eine Antwort von David Muster war bis 16.11.2026 fällig. [[Zur Aktivität]]',
        },
      ])
    }, 20_000)
    expect((await calls.details(scene.clara, id)).status).toBe(404)
  }, 60_000)

  test('a request: whoever may decide is reminded, then the officers of the applicant’s company', async () => {
    const email = 'tina@suedwerk.example'
    const roles = ['VOCATIONAL_TRAINER' as const]
    const trainer = await newPerson(app, { nameFirst: 'Tina', companyId: scene.suedwerk, roles, email })
    const id = await newApproval(app, scene.luca, await newActivity(app, scene.david, { isPublic: true }), terms)
    await runAt('2026-11-12T08:00:00Z')
    await runAt('2026-11-17T08:00:00Z')
    await runAt('2026-11-17T09:00:00Z')
    expect(await announced(app, id)).toEqual(['approval.answerDue', 'approval.answerOverdue'])
    await eventually(async () => {
      const due = await toldOf('application.externalAnswerDue', id)
      expect(due.map((row) => row.recipient_id)).toEqual(idsOf(scene.elena, trainer))
      const overdue = await toldOf('application.externalAnswerOverdue', id)
      expect(overdue.map((row) => row.recipient_id)).toEqual([scene.elena.id])
    }, 20_000)
  }, 60_000)

  test('while the activity is archived or a draft again no reminder and no escalation goes out', async () => {
    const setStatus = (id: string, status: string) =>
      app.pool.query('update activity set status = $2 where id = $1', [id, status])
    const activity = await newActivity(app, scene.david)
    const id = await newApplication(app, scene.lea, activity, terms)
    const outside = await newActivity(app, scene.david, { isPublic: true })
    const request = await newApproval(app, scene.luca, outside, terms)
    for (const status of ['ARCHIVED', 'DRAFT']) {
      await setStatus(activity, status)
      await setStatus(outside, status)
      await runAt('2026-11-12T08:00:00Z')
      await runAt('2026-11-17T08:00:00Z')
      expect([status, await announced(app, id), await announced(app, request)]).toEqual([status, [], []])
    }
    await setStatus(activity, 'PUBLISHED')
    await setStatus(outside, 'ONGOING')
    await runAt('2026-11-12T09:00:00Z')
    expect(await announced(app, id)).toEqual(['application.answerDue'])
    expect(await announced(app, request)).toEqual(['approval.answerDue'])
  })

  test('what was decided is nobody’s reminder; what is sent again is counted anew', async () => {
    const id = await newApplication(app, scene.lea, await newActivity(app, scene.david), terms)
    await calls.review(scene.david, id, 'REJECTED')
    await runAt('2026-11-30T08:00:00Z')
    expect(await announced(app, id)).toEqual(['application.rejected'])
  })

  test('accepted people hear once that it starts within 14 days', async () => {
    const activity = await newActivity(app, scene.david, { dateStart: '2027-02-15', dateEnd: '2027-03-01', slots: 3 })
    const id = await newApplication(app, scene.lea, activity, { status: 'APPROVED' })
    const waiting = await newApplication(app, scene.noah, activity)
    await runAt('2027-01-31T12:00:00Z')
    expect(await announced(app, id)).toEqual([])
    await runAt('2027-02-01T12:00:00Z')
    await runAt('2027-02-02T12:00:00Z')
    expect(await announced(app, id)).toEqual(['application.startsSoon'])
    expect(await announced(app, waiting)).toEqual([])
  })
})
