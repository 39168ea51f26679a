import { expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp } from '../../../../test/app.ts'
import { newApplication, newApproval } from '../../../../test/applications.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { callsOf } from './verbs.ts'

test('restartAnswerClocks: published again, what waits gets a whole term and is reminded anew', async () => {
  const app = await testApp()
  const scene = await newScene(app)
  const calls = callsOf(app)
  await testWorker(app, workerParts, { clock: app.clock })
  await app.pool.query(`update company set canton = 'AG', answer_days = 5 where id = $1`, [scene.suedwerk])
  await app.pool.query(`update company set canton = 'LU', answer_days = 10 where id = $1`, [scene.nordwerk])
  app.clock.add((Date.parse('2028-03-01T10:00:00Z') - app.clock.now().getTime()) / 1000)
  const activity = await newActivity(app, scene.david, { status: 'APPROVED', isPublic: true })
  const before = { sentAt: new Date('2028-02-01T10:00:00Z'), dueOn: '2028-02-15', remindOn: '2028-02-11' }
  const waiting = await newApplication(app, scene.lea, activity, before)
  const declined = await newApplication(app, scene.noah, activity, { ...before, status: 'REJECTED' })
  const elsewhere = await newApplication(app, scene.lea, await newActivity(app, scene.david), before)
  const request = await newApproval(app, scene.luca, activity, before)
  await app.pool.query('update application set reminded_at = now(), escalated_at = now()')
  const published = await app.call('publishActivity', { as: scene.david, body: { id: activity, status: 'PUBLISHED' } })
  expect(published.status).toBe(204)
  await eventually(async () => {
    expect((await calls.details(scene.david, waiting)).body).toMatchObject({
      clock: { waitingSince: '2028-02-01T10:00:00.000Z', dueOn: '2028-03-15', workingDaysLeft: 10, isOverdue: false },
      pause: null,
      can: { review: true, accept: true },
    })
    expect((await calls.requestDetails(scene.elena, request)).body).toMatchObject({
      clock: { dueOn: '2028-03-08', workingDaysLeft: 5 },
      pause: null,
    })
  }, 20_000)
  const { rows } = await app.pool.query(
    'select id, due_on::text, reminded_at is null and escalated_at is null as anew from application order by due_on desc, id',
  )
  expect(rows).toEqual([
    { id: waiting, due_on: '2028-03-15', anew: true },
    ...[declined, elsewhere].toSorted().map((id) => ({ id, due_on: '2028-02-15', anew: false })),
  ])
}, 60_000)
