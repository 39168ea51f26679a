// Who is told what about applications, requests and assignments: the rows of the notification table (decisions §11),
// through a real worker, with the bells of who is connected.
import { beforeAll, expect, test } from 'vitest'

import { newActivity, SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { archiveActivity } from '../../activities/actions/archive-activity.ts'
import { callsOf, idIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  worker = await testWorker(app, workerParts)
})

/** kind → recipients, for a target. */
async function told(targetId: string, kind: string, ...people: Person[]) {
  return eventually(async () => {
    const rows = await app.db
      .selectFrom('notification')
      .select(['recipient_id', 'body'])
      .where('target_id', '=', targetId)
      .where('kind', '=', kind)
      .orderBy('recipient_id')
      .execute()
    expect(rows.map((row) => row.recipient_id)).toEqual(people.map((person) => person.id).toSorted())
    return rows[0]!.body
  }, 20_000)
}
const rang = (person: Person, text: string) =>
  worker.bus.said.some(({ subject, message }) => subject.includes(person.id) && JSON.stringify(message).includes(text))
const bell = async (who: Person) => (await app.call('listNotifications', { as: who, query: { userId: who.id } })).body

test('sent → accepted → changed → withdrawn: the other side is told each time, live', async () => {
  const activity = await newActivity(app, scene.david, { title: 'Velo flicken' })
  const id = idIn(await calls.apply(scene.lea, activity))
  expect(await told(id, 'application.received', scene.david)).toBe(
    'Lea Muster bewirbt sich auf «Velo flicken». [[Bewerbung lesen]]',
  )
  await eventually(async () => expect(rang(scene.david, 'Neue Bewerbung von Lea Muster')).toBe(true), 20_000)
  expect((await bell(scene.david))[0]).toMatchObject({ link: `/dashboard/applications/detail?id=${id}` })
  await calls.review(scene.david, id, 'APPROVED', 'Willkommen.')
  await told(id, 'application.approved', scene.lea)
  await eventually(async () => expect(rang(scene.lea, 'Du hast eine Zusage')).toBe(true), 20_000)
  await calls.edit(scene.lea, id, { applicationStatus: 'APPROVED' })
  await told(id, 'application.changed', scene.david)
  await calls.remove(scene.lea, id)
  await told(activity, 'application.withdrawn', scene.david)
  // The application is gone, its activity is not.
  const links = (await bell(scene.david)).map((one) => one.link)
  expect(links).toEqual([`/dashboard/activities/detail?id=${activity}`, null, null])
}, 90_000)

test('declined: the applicant is told; a pending one taken back: the author is, without talk of a slot', async () => {
  const activity = await newActivity(app, scene.david, { title: 'Beamer' })
  const id = idIn(await calls.apply(scene.lea, activity))
  await calls.review(scene.david, id, 'REJECTED')
  await told(id, 'application.rejected', scene.lea)
  await calls.publish(scene.lea, id)
  await calls.remove(scene.lea, id)
  expect(await told(activity, 'application.retracted', scene.david)).toBe(
    'Lea Muster hat die Bewerbung auf «Beamer» zurückgezogen. [[Zur Aktivität]]',
  )
}, 90_000)

test('a request: the deciders of the applicant’s company are told, then the applicant', async () => {
  const activity = await newActivity(app, scene.david, { isPublic: true, title: 'Kurzfilm' })
  const id = idIn(await calls.request(scene.luca, activity))
  await told(id, 'application.externalRequested', scene.elena)
  await calls.decide(scene.elena, id, 'REJECTED')
  await told(id, 'application.externalRejected', scene.luca)
  const again = idIn(await calls.request(scene.luca, activity))
  await calls.decide(scene.elena, again, 'APPROVED')
  expect(await told(again, 'application.externalApproved', scene.luca)).toContain('«Kurzfilm» genehmigt')
}, 90_000)

test('the author has left: whoever may approve activities there is told instead', async () => {
  const gone = await newPerson(app, { nameFirst: 'Gerda', companyId: scene.nordwerk, roles: ['USER'] })
  const activity = await newActivity(app, gone)
  await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [gone.id])
  const id = idIn(await calls.apply(scene.lea, activity))
  expect(await told(id, 'application.received', scene.ada, scene.bruno, scene.clara, scene.david)).toContain(
    'bewirbt sich',
  )
}, 60_000)

const similar = `/dashboard/activities?filter=OPEN&sector=${SECTOR}`
const closed = async (who: Person, title: string) => (await bell(who)).filter((one) => one.title.includes(title))

test('archived: who waits and who was accepted is told, with a link to similar ones; who was declined is not', async () => {
  const activity = await newActivity(app, scene.david, { title: 'Schliesst früh' })
  const anna = await newPerson(app, { nameFirst: 'Anna', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  const tim = await newPerson(app, { nameFirst: 'Tim', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  await newApplication(app, scene.lea, activity)
  await newApplication(app, anna, activity, { status: 'APPROVED' })
  await newApplication(app, tim, activity, { status: 'REJECTED' })
  await app.call('archiveActivity', { as: scene.david, body: { id: activity } })
  const told = [{ title: '«Schliesst früh» ist geschlossen', link: similar }]
  for (const who of [scene.lea, anna])
    await eventually(async () => expect(await closed(who, 'Schliesst früh')).toMatchObject(told), 20_000)
  expect(await closed(tim, 'Schliesst früh')).toEqual([])
  // By the calendar it ends as planned: who took part knows.
  const ended = await newActivity(app, scene.david, { status: 'ONGOING', title: 'Endet planmässig' })
  await newApplication(app, scene.lea, ended)
  await newApplication(app, anna, ended, { status: 'APPROVED' })
  await app.begin((tx) => archiveActivity(tx, { id: null }, ended))
  await eventually(async () => expect(await closed(scene.lea, 'Endet planmässig')).toHaveLength(1), 20_000)
  expect(await closed(anna, 'Endet planmässig')).toEqual([])
}, 90_000)

test('deleted: whose draft went with it is told, and not whoever deleted it', async () => {
  const activity = await newActivity(app, scene.david, { title: 'Geht ganz weg' })
  await newApplication(app, scene.lea, activity, { status: 'DRAFT' })
  expect((await app.call('deleteActivity', { as: scene.david, query: { id: activity } })).status).toBe(204)
  await eventually(async () => {
    expect(await closed(scene.lea, 'Geht ganz weg')).toMatchObject([
      { title: '«Geht ganz weg» gibt es nicht mehr', link: similar },
    ])
  }, 20_000)
}, 60_000)

test('in the feed colleagues hear that somebody applied, other companies do not', async () => {
  const feed = async (who: Person) =>
    (await app.call('listEvents', { as: who })).body
      .filter(({ eventInteraction }) => eventInteraction === 'APPLICATION_SENT')
      .map(({ nameFirst }) => nameFirst)
  const before = [await feed(scene.clara), await feed(scene.luca)]
  await calls.apply(scene.noah, await newActivity(app, scene.david, { isPublic: true }))
  await eventually(async () => expect(await feed(scene.clara)).toEqual(['Noah', ...before[0]!]), 20_000)
  expect(await feed(scene.luca)).toEqual(before[1])
}, 60_000)
