// Who is told what about an activity: the rows of the notification table, through a real worker.
import { beforeAll, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { archiveActivity } from '../actions/archive-activity.ts'
import { callsOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  await testWorker(app, workerParts)
})

const toldOf = async (targetId: string) => {
  const rows = await app.db
    .selectFrom('notification')
    .select(['kind', 'recipient_id', 'body'])
    .where('target_id', '=', targetId)
    .orderBy('kind')
    .orderBy('recipient_id')
    .execute()
  return rows
}
const peopleOf = (...people: Person[]) => people.map((person) => person.id).toSorted()
const feed = async (who: Person) =>
  (await app.call('listEvents', { as: who })).body.map((event) => `${event.nameFirst} ${event.eventInteraction}`)

test('handed in: those who may review are told, not the author; decided: the author is', async () => {
  const id = await newActivity(app, scene.david, { status: 'DRAFT', title: 'Velo flicken' })
  await calls.submit(scene.david, id)
  const asked = await eventually(async () => {
    const told = await toldOf(id)
    expect(told.map((row) => row.recipient_id)).toEqual(peopleOf(scene.ada, scene.bruno, scene.clara))
    return told
  }, 20_000)
  expect(asked[0]).toMatchObject({
    kind: 'activity.reviewRequested',
    body: 'David Muster hat «Velo flicken» eingereicht. [[Jetzt prüfen]]',
  })
  await calls.review(scene.clara, id, 'REJECTED', 'Bitte genauer.')
  await eventually(async () => {
    const decided = (await toldOf(id)).filter((row) => row.kind === 'activity.rejected')
    expect(decided.map((row) => row.recipient_id)).toEqual([scene.david.id])
  }, 20_000)
}, 60_000)

test('nobody else of the company may approve: those who run the platform are told and decide', async () => {
  const id = await newActivity(app, scene.elena, { status: 'DRAFT', title: 'Einzige Chefin' })
  expect((await calls.form(scene.elena, id)).body).toMatchObject({ decider: { who: 'platform', name: null } })
  await calls.submit(scene.elena, id)
  await eventually(async () => {
    const told = await toldOf(id)
    expect(told.map((row) => row.recipient_id)).toEqual(peopleOf(scene.ada, scene.bruno))
  }, 20_000)
  expect((await calls.review(scene.elena, id, 'APPROVED')).status).toBe(403)
  expect((await calls.review(scene.bruno, id, 'APPROVED')).status).toBe(204)
}, 60_000)

test('one may approve: that person is told, and the form names them before', async () => {
  const { body } = await app.call('readActivityLocation', { as: scene.luca })
  expect(body).toMatchObject({ decider: { who: 'colleague', name: 'Elena Muster' } })
  const id = await newActivity(app, scene.luca, { status: 'DRAFT' })
  await calls.submit(scene.luca, id)
  await eventually(async () => {
    expect((await toldOf(id)).map((row) => row.recipient_id)).toEqual([scene.elena.id])
  }, 20_000)
  const several = await newActivity(app, scene.david, { status: 'DRAFT' })
  expect((await calls.form(scene.david, several)).body).toMatchObject({ decider: { who: 'company', name: null } })
}, 60_000)

test('published: in the feed of the colleagues at once; of other companies only if it is public', async () => {
  const inside = await newActivity(app, scene.lea, { status: 'APPROVED' })
  await calls.publish(scene.lea, inside)
  await eventually(async () => expect(await feed(scene.noah)).toEqual(['Lea ACTIVITY_PUBLISHED']), 20_000)
  expect(await feed(scene.luca)).toEqual([])
  const outside = await newActivity(app, scene.clara, { status: 'APPROVED', isPublic: true })
  await calls.publish(scene.clara, outside)
  await eventually(async () => expect(await feed(scene.luca)).toEqual(['Clara ACTIVITY_PUBLISHED']), 20_000)
}, 60_000)

test('archived without ever having been published: nobody hears of it, however public it was to be', async () => {
  const draft = await newActivity(app, scene.clara, { status: 'DRAFT', isPublic: true })
  expect((await calls.archive(scene.clara, draft)).status).toBe(204)
  const shown = await newActivity(app, scene.clara, { status: 'PUBLISHED', isPublic: true })
  expect((await calls.archive(scene.clara, shown)).status).toBe(204)
  await eventually(async () => {
    // Once, of the published one: the draft was announced before it.
    for (const hearer of [scene.luca, scene.lea])
      expect((await feed(hearer)).filter((line) => line.endsWith('ARCHIVED'))).toEqual(['Clara ACTIVITY_ARCHIVED'])
  }, 20_000)
}, 60_000)

test('missed: its author is told that nobody joined', async () => {
  const id = await newActivity(app, scene.lea, { title: 'Ohne Leute' })
  await app.begin((tx) => archiveActivity(tx, { id: null }, id))
  await eventually(async () => {
    expect(await toldOf(id)).toMatchObject([{ kind: 'activity.missed', recipient_id: scene.lea.id }])
  }, 20_000)
}, 60_000)

test('done by the platform in another company: that company hears of it, the own one does not', async () => {
  const heardOfBruno = async (who: Person) => (await feed(who)).filter((line) => line.startsWith('Bruno '))
  const inside = await newActivity(app, scene.elena, { status: 'PUBLISHED' })
  expect((await calls.archive(scene.bruno, inside)).status).toBe(204)
  await eventually(async () => expect(await heardOfBruno(scene.luca)).toEqual(['Bruno ACTIVITY_ARCHIVED']), 20_000)
  for (const colleague of [scene.noah, scene.lea]) expect(await heardOfBruno(colleague)).toEqual([])
}, 60_000)

test('opened to others after it happened: they hear nothing of what happened before', async () => {
  const late = await testApp()
  const { clara, luca } = await newScene(late)
  const id = await newActivity(late, clara, { status: 'APPROVED' })
  await callsOf(late).publish(clara, id)
  await late.pool.query('update activity set is_public = true where id = $1', [id])
  await callsOf(late).publish(clara, await newActivity(late, clara, { status: 'APPROVED', isPublic: true }))
  await testWorker(late, workerParts)
  const heard = async (who: Person) => (await late.call('listEvents', { as: who })).body
  await eventually(async () => expect(await heard(clara)).toHaveLength(2), 20_000)
  expect(await heard(luca)).toHaveLength(1)
}, 60_000)

test('restored by somebody else: the author is told; by oneself: nobody', async () => {
  const id = await newActivity(app, scene.lea, { status: 'ARCHIVED' })
  await calls.restore(scene.clara, id)
  await eventually(async () => {
    expect((await toldOf(id)).map((row) => [row.kind, row.recipient_id])).toEqual([['activity.restored', scene.lea.id]])
  }, 20_000)
}, 60_000)

test('reported: the moderators are told, and not by whom', async () => {
  const id = await newActivity(app, scene.david)
  await app.call('fileReport', { as: scene.lea, body: { targetId: id, target: 'ACTIVITY', report: 'SPAM' } })
  const { id: reportId } = await app.db
    .selectFrom('report')
    .select('id')
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow()
  await eventually(async () => {
    const told = await toldOf(reportId)
    expect(told.map((row) => row.recipient_id)).toEqual(peopleOf(scene.ada, scene.bruno, scene.clara))
    expect(told[0]!.body).not.toContain('Lea')
  }, 20_000)
}, 60_000)
