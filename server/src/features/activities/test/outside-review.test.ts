// Readers outside the review: in every status, whatever was rewritten since the approval, what they see, find and count
// is the approved version. Every text that was not approved holds the word «Ungeprüft».
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { allStatuses, newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval, newAssignment } from '../../../../test/applications.ts'
import { eventually } from '../../../../test/eventually.ts'
import { attachFile, newFile } from '../../../../test/files.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { keepApprovedVersion } from '../../activity-review/version.queries.ts'
import { findApplicationNotice, findApprovalNotice } from '../../applications/application-notice.queries.ts'
import { findActivityNotice } from '../activity-notice.queries.ts'
import { callsOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let mia: Person
let calls: ReturnType<typeof callsOf>
let oldSector: { id: string; name: string }
let newSector: { id: string; name: string }
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  const sectors = await app.db.selectFrom('work_sector').select(['id', 'name']).orderBy('position').execute()
  ;[oldSector, newSector] = sectors as [typeof oldSector, typeof newSector]
  const { companyId } = scene.lea
  mia = await newPerson(app, { nameFirst: 'Mia', companyId, roles: ['APPRENTICE'], email: 'mia@nordwerk.example' })
})

const approved = { title: 'Genehmigt', location: 'Aarau', department: 'Werkstatt', description: 'Wie genehmigt.' }
const rewritten = {
  title: 'Ungeprüft',
  location: 'Ungeprüftdorf',
  department: 'Ungeprüftes Team',
}

const wordOf = (status: ActivityStatus) => `wort${status.toLowerCase()}`

const pick = <T extends object, Name extends keyof T>(from: T, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>

/** Approved as internal or public, then every field rewritten without another approval. */
async function newRewritten(
  status: ActivityStatus,
  isPublic: { before: boolean; now: boolean },
): Promise<{ id: string }> {
  const { lea, david } = scene
  const id = await newActivity(app, lea, { ...approved, isPublic: isPublic.before, slots: 3, neverPublished: true })
  const approvedPicture = await newFile(app, lea, 'IMAGE')
  await attachFile(app, approvedPicture, 'activity', id, 1)
  await app.begin(async (tx) => {
    const before = { work_sector_id: oldSector.id, date_start: '2099-01-01', date_end: '2099-01-31' }
    await tx.updateTable('activity').set(before).where('id', '=', id).execute()
    await keepApprovedVersion(tx, id, david.id)
  })
  await attachFile(app, await newFile(app, lea, 'IMAGE', 'ungeprueft.png'), 'activity', id, 0)
  await app.begin((tx) =>
    tx
      .updateTable('activity')
      .set({
        ...rewritten,
        description: `Ungeprüfter Text, ${wordOf(status)}.`,
        status,
        is_public: isPublic.now,
        work_sector_id: newSector.id,
        date_start: '2099-06-01',
        date_end: null,
        slots: 9,
        is_priority: true,
        is_joinable_anytime: true,
        date_published: status === 'PUBLISHED' || status === 'ONGOING' ? new Date() : null,
      })
      .where('id', '=', id)
      .execute(),
  )
  return { id }
}

const noBookmarks = () => app.begin((tx) => tx.deleteFrom('bookmark').where('person_id', '=', mia.id).execute())
const bookmark = (who: Person, activityId: string) =>
  app.begin((tx) => tx.insertInto('bookmark').values({ person_id: who.id, activity_id: activityId }).execute())

const listOf = async (who: Person, filter: string, more: Record<string, unknown> = {}) => {
  // A minute later each time, because searches are limited by the minute.
  app.clock.add(61)
  const { status, body } = await calls.list(who, filter, { size: 100, pictures: 'true', ...more })
  expect([200, 403]).toContain(status)
  return status === 200 ? body : { content: [], totalElements: 0 }
}
const rowsOf = async (who: Person, id: string, filter: string, more?: Record<string, unknown>) =>
  (await listOf(who, filter, more)).content.filter((row) => row.activityId === id)

/** Without the signature, which differs from call to call. */
const pathOf = (url: string) => new URL(url, 'http://store.example').pathname

const shownFields = ['title', 'location', 'department', 'workSectorName', 'dateStart', 'slots', 'isPriority'] as const
/** What a list and the details both say, and the picture that both show first. */
async function asDetails(who: Person, id: string) {
  const { body } = await calls.details(who, id)
  return {
    image: pathOf(body.images[0]!.signedUrl),
    ...pick(body, ...shownFields),
    type: body.activityType,
    status: body.activityStatus,
    isPublic: body.isPublic,
    duration: body.duration,
  }
}
const asRow = (row: Record<string, unknown>) => ({
  image: pathOf(row.image as string),
  ...Object.fromEntries(shownFields.map((name) => [name, row[name]])),
  type: row.type,
  status: row.status,
  isPublic: row.isPublic,
  duration: row.duration,
})

const filters = ['ALL', 'OPEN', 'ONGOING', 'ARCHIVED', 'OWN', 'APPROVE', 'EXTERNAL', 'BOOKMARKED']
const orders: Record<string, unknown>[] = [
  {},
  { sort: 'STARTS_SOON' },
  { sort: 'FEW_PLACES' },
  { location: 'Aarau' },
  { location: rewritten.location },
  { type: 'PROJECT' },
  { type: 'TASK' },
  { query: 'Genehmigt' },
  { query: 'Ungeprüft' },
  { query: 'Ungeprüft', type: 'TASK' },
  { query: 'Genehmigt', type: 'PROJECT' },
]

/** Every row of every list and order that is about this activity. */
async function everyRow(who: Person, id: string) {
  const rows = []
  for (const filter of filters)
    for (const more of orders)
      for (const row of await rowsOf(who, id, filter, more)) rows.push({ filter, more, row: asRow(row) })
  return rows
}

/** Archived without having been published. */
const hidden: readonly ActivityStatus[] = ['DRAFT', 'PENDING', 'REJECTED', 'APPROVED', 'ARCHIVED']

beforeEach(noBookmarks)

describe.each(allStatuses)('rewritten since the approval, now %s', (status) => {
  const isOld = hidden.includes(status)

  test('Mia, who takes part: each list says what the details say and finds it by the same words', async () => {
    const { id } = await newRewritten(status, { before: false, now: false })
    await newApplication(app, mia, id, { status: 'APPROVED' })
    await bookmark(mia, id)
    const expected = await asDetails(mia, id)
    expect(expected.title).toBe(isOld ? 'Genehmigt' : 'Ungeprüft')
    const rows = await everyRow(mia, id)
    expect(rows.map(({ row }) => row)).toEqual(rows.map(() => expected))

    const found = (filter: string) => rows.filter((row) => row.filter === filter).map(({ more }) => more)
    const matching = orders.filter(({ query, type, location }) => {
      if (query && (query === 'Genehmigt') !== isOld) return false
      if (type && (type === 'PROJECT') !== isOld) return false
      return !location || (location === 'Aarau') === isOld
    })
    expect(found('BOOKMARKED')).toEqual(matching)
    // The other lists are made of current versions and leave it out until she may read that.
    expect(found('ALL')).toEqual(isOld ? [] : matching)
    for (const more of orders) {
      const { content, totalElements } = await listOf(mia, 'BOOKMARKED', more)
      expect([more, totalElements]).toEqual([more, content.length])
    }
    const { body: counts } = await app.call('countActivitiesByFilter', { as: mia })
    expect(counts.BOOKMARKED).toBe(1)
  })

  test('Mia: choices, search, application, assignment, post and chat name the version she reads', async () => {
    const { id } = await newRewritten(status, { before: false, now: false })
    const application = await newApplication(app, mia, id, { status: 'APPROVED' })
    await bookmark(mia, id)
    const { title, location, image } = await asDetails(mia, id)

    const choices = await app.call('readActivityChoices', { as: mia, query: { filter: 'BOOKMARKED' } })
    expect(choices.body.locations).toEqual([{ location, left: 1 }])
    const everything = await app.call('searchEverything', { as: mia, query: { query: wordOf(status) } })
    const hits = everything.body.activities.hits.map(({ activityId }) => activityId)
    // The search over everything names open activities only.
    expect(hits.includes(id)).toBe(status === 'PUBLISHED')

    const own = await app.call('listApplications', { as: mia, query: { filter: 'own', size: 100 } })
    expect(own.body.content.find((row) => row.id === application)!.activityTitle).toBe(title)
    const read = await app.call('readApplication', { as: mia, query: { id: application } })
    expect(read.body.activityTitle).toBe(title)
    const prefill = await app.call('readAssignmentPrefill', { as: mia, query: { applicationId: application } })
    expect({ status: prefill.status, ...pick(prefill.body, 'title', 'location') }).toEqual({
      status: 200,
      title,
      location,
    })
    const assignment = await newAssignment(app, mia, { activityId: id, applicationId: application })
    const { body: worked } = await app.call('readAssignment', { as: mia, query: { id: assignment } })
    expect(worked.activityTitle).toBe(title)

    const post = await newPost(app, mia, { activityId: id })
    const { body: posted } = await app.call('readPost', { as: mia, params: { id: post } })
    expect(posted.card).toMatchObject({ title, image: expect.stringContaining(image) as string })
    const about = { type: 'application', id: application } as const
    const { body: chat } = await app.call('startChat', { as: mia, body: { participantIds: [scene.lea.id], about } })
    const { body: opened } = await app.call('readChat', { as: mia, query: { id: chat.id } })
    expect(opened.about).toMatchObject({ title })
  })

  test('Luca and his officer Elena: it was public, now they read what was approved, also in requests', async () => {
    const { luca, elena } = scene
    const { id } = await newRewritten(status, { before: true, now: false })
    const application = await newApplication(app, luca, id)
    const approval = await newApproval(app, luca, id)
    expect(await asDetails(luca, id)).toMatchObject({ title: 'Genehmigt', isPublic: true })
    for (const who of [luca, elena]) {
      const read = await app.call('readApplication', { as: who, query: { id: application } })
      expect(read.body.activityTitle).toBe('Genehmigt')
      const { body: requests } = await app.call('listApprovals', { as: who, query: { size: 100 } })
      expect(requests.content.find((row) => row.id === approval)!.activityTitle).toBe('Genehmigt')
      const { body: asked } = await app.call('readApproval', { as: who, query: { id: approval } })
      expect(pick(asked, 'activityTitle', 'dateStart', 'location')).toEqual({
        activityTitle: 'Genehmigt',
        dateStart: '2099-01-01',
        location: 'Aarau',
      })
    }
    expect(await findApplicationNotice(app.db, application)).toMatchObject({ activity_title: 'Genehmigt' })
    expect(await findApprovalNotice(app.db, approval)).toMatchObject({ activity_title: 'Genehmigt' })
    expect(await findActivityNotice(app.db, id)).toMatchObject({
      title: 'Ungeprüft',
      shown_title: 'Genehmigt',
      shown_sector_id: oldSector.id,
    })
  })

  test('reviewers and the author see it as it is, in the same lists', async () => {
    const { id } = await newRewritten(status, { before: false, now: false })
    const application = await newApplication(app, mia, id)
    const { body: received } = await app.call('readApplication', { as: scene.lea, query: { id: application } })
    expect(received.activityTitle).toBe('Ungeprüft')
    const rows = await rowsOf(scene.lea, id, 'OWN', { query: 'Ungeprüft' })
    expect(rows.map(asRow)).toEqual([await asDetails(scene.lea, id)])
    if (['PENDING', 'APPROVED', 'PUBLISHED', 'ONGOING'].includes(status))
      expect((await calls.details(scene.david, id)).body.title).toBe('Ungeprüft')
  })
})

test('archived after it was narrowed and rewritten: Luca is told of the activity he knows', async () => {
  await testWorker(app, workerParts)
  const { id } = await newRewritten('PUBLISHED', { before: true, now: false })
  await newApplication(app, scene.luca, id)
  expect((await calls.archive(scene.lea, id)).status).toBe(204)
  const told = () =>
    app.db
      .selectFrom('notification')
      .select('body')
      .where('recipient_id', '=', scene.luca.id)
      .where('kind', '=', 'application.activityArchived')
      .execute()
  const [row] = await eventually(async () => {
    const rows = await told()
    expect(rows).toHaveLength(1)
    return rows
  })
  expect(row!.body).toContain('«Genehmigt»')
})
