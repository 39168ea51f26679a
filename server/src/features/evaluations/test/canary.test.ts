// T14 beyond the calls about evaluations: what a side wrote is in its own two tables and in no notification, mail, live
// frame, job, trail, log, search or export, before both have submitted and after.
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newContact, newEvaluation } from '../../../../test/evaluations.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { tablesHolding } from '../../../../test/strangers/holding-tables.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { evaluationJobs } from '../evaluation.jobs.ts'
import { allPoints, callsOf } from './calls.ts'

const CANARY = 'Kanarienvogel'
const home = ['public.evaluation_point', 'public.judgement']

let app: TestApp
let scene: Scene
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  worker = await testWorker(app, workerParts)
  await app.pool.query('update person set supervisor_id = $2 where id = $1', [scene.lea.id, scene.david.id])
})

/** Everything else that speaks of the apprentice or of the assignment. */
async function askedElsewhere(who: Person, assignmentId: string): Promise<string> {
  const user = { as: who, query: { id: scene.lea.id } }
  const answers = await Promise.all([
    app.call('searchPeople', { as: who, query: { query: CANARY } }),
    app.call('searchActivities', { as: who, query: { query: CANARY } }),
    app.call('readAssignment', { as: who, query: { id: assignmentId } }),
    app.call('readWorkHistory', user),
    app.call('readWorkStats', user),
    app.call('drawWorkHistory', user),
    app.call('tabulateWorkHistory', user),
    app.call('listNotifications', { as: who }),
    app.call('listApprentices', { as: who, query: {} }),
    app.call('readBoard', { as: who, query: {} }),
  ])
  return JSON.stringify(answers.map(({ body }) => body ?? ''))
}

test('both write, one submits, both are reminded, the other submits: nothing of it gets out of its tables', async () => {
  const contact = await newContact(app, scene.suedwerk)
  const { id } = await newEvaluation(app, scene.lea, { contact })
  const calls = callsOf(app)
  const write = async (who: Person, more = {}) => {
    await calls.save(who, id, await allPoints(app, who, id, 'C', CANARY), more)
    return (await calls.form(who, id)).body.evaluationId!
  }
  const leas = await write(scene.lea)
  const kims = await write(contact, { notes: CANARY })
  const told = async () => {
    const { rows } = await app.pool.query<{ kind: string }>('select distinct kind from notification order by 1')
    return rows.map(({ kind }) => kind)
  }
  const nowhereElse = async () => {
    expect(await tablesHolding(app, CANARY)).toEqual(home)
    expect(JSON.stringify(worker.bus.said)).not.toContain(CANARY)
    expect(app.logged.filter((line) => line.includes(CANARY))).toEqual([])
    for (const who of [scene.lea, contact, scene.david, scene.clara, scene.ada, scene.noah])
      expect(await askedElsewhere(who, id)).not.toContain(CANARY)
  }

  expect((await calls.submit(scene.lea, leas)).status).toBe(204)
  await evaluationJobs[0]!.run({ ...worker.ctx, clock: { now: () => new Date('2026-12-21T07:00:00Z') } }, {}, 'job')
  await eventually(async () => expect((await told()).length).toBeGreaterThan(1), 30_000)
  await nowhereElse()

  expect((await calls.submit(contact, kims)).status).toBe(204)
  await eventually(
    async () =>
      expect(await told()).toEqual([
        'assignment.evaluationBothSubmitted',
        'assignment.evaluationComplete',
        'assignment.evaluationReminder',
        'assignment.evaluationSubmitted',
      ]),
    30_000,
  )
  await nowhereElse()
  // The canary would be seen: who may read it finds it now.
  expect(JSON.stringify((await calls.details(scene.david, id)).body)).toContain(CANARY)
  expect(worker.bus.said.length).toBeGreaterThan(1)
}, 120_000)
