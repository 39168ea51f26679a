// S1: in every status, whichever field changes and whatever the same person does next, nobody outside sees what was not
// approved; or the reviewers are told that it has changed since.
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { allStatuses, formOf, newActivity, SECTOR, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { attachFile, newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { keepApprovedVersion } from '../../activity-review/version.queries.ts'
import { callsOf, idIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
let otherSector: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  const sectors = await app.db.selectFrom('work_sector').select('id').where('id', '<>', SECTOR).execute()
  otherSector = sectors[0]!.id
})

interface Original {
  id: string
  images: [string, string]
  document: string
}

/** What the form is filled with, as it was approved. */
const approvedForm = ({ images, document }: Original) => ({
  title: 'Genehmigt',
  description: 'Erster Absatz.\n\nZweiter Absatz.',
  slots: 3,
  images: images.map((id, index) => ({ id, index })),
  documents: [document],
})

async function newApproved(author: Person, reviewer: Person, status: ActivityStatus): Promise<Original> {
  const files = [await newFile(app, author, 'IMAGE'), await newFile(app, author, 'IMAGE')] as [string, string]
  const document = await newFile(app, author, 'DOCUMENT')
  const id = await newActivity(app, author, { status: 'PENDING' })
  const original = { id, images: files, document }
  const { images: _i, documents: _d, activityStatus: _s, workSectorId, ...form } = formOf(approvedForm(original))
  await app.begin((tx) =>
    tx
      .updateTable('activity')
      .set({
        title: form.title,
        description: form.description,
        location: form.location,
        work_sector_id: workSectorId,
        department: form.department,
        slots: form.slots,
        workload: form.workload,
        status,
        date_published: ['PUBLISHED', 'ONGOING', 'ARCHIVED'].includes(status) ? new Date() : null,
      })
      .where('id', '=', id)
      .execute(),
  )
  for (const [position, file] of files.entries()) await attachFile(app, file, 'activity', id, position)
  await attachFile(app, document, 'activity', id)
  await app.begin((tx) => keepApprovedVersion(tx, id, reviewer.id))
  return original
}

/** Every field that changes who sees it or what they see, and where the reviewers find it. */
const edits: Record<string, { field: string; change: (original: Original) => object | Promise<object> }> = {
  isPublic: { field: 'isPublic', change: () => ({ isPublic: true }) },
  'isPublic with a new text': { field: 'isPublic', change: () => ({ isPublic: true, title: 'Ungeprüft' }) },
  title: { field: 'title', change: () => ({ title: 'Ungeprüft' }) },
  description: { field: 'description', change: () => ({ description: 'Erster Absatz.\n\nUngeprüft.' }) },
  location: { field: 'location', change: () => ({ location: 'Anderswo' }) },
  department: { field: 'department', change: () => ({ department: 'Andere' }) },
  workSector: { field: 'workSectorName', change: () => ({ workSectorId: otherSector }) },
  dates: { field: 'dateEnd', change: () => ({ dateStart: '2099-01-01', dateEnd: '2099-02-01' }) },
  duration: { field: 'duration', change: () => ({ duration: 7 }) },
  slots: { field: 'slots', change: () => ({ slots: 9 }) },
  workload: { field: 'workload', change: () => ({ workload: 10 }) },
  isPriority: { field: 'isPriority', change: () => ({ isPriority: true }) },
  isJoinableAnytime: { field: 'isJoinableAnytime', change: () => ({ isJoinableAnytime: true }) },
  meantAs: { field: 'meantAs', change: () => ({ meantAs: 'PROJECT' }) },
  'another picture': {
    field: 'images',
    change: async ({ images, id }) => {
      const author = await authorOf(id)
      return {
        images: [
          { id: await newFile(app, author, 'IMAGE', 'neu.png'), index: 0 },
          { id: images[1], index: 1 },
        ],
      }
    },
  },
  'pictures in another order': {
    field: 'images',
    change: ({ images }) => ({ images: images.toReversed().map((id, index) => ({ id, index })) }),
  },
  'no document': { field: 'documents', change: () => ({ documents: [] }) },
}

/** All of what changes, and nothing else. */
const fieldsOf = (name: string, field: string): string[] =>
  ({ 'isPublic with a new text': ['isPublic', 'title'], dates: ['dateEnd', 'dateStart', 'duration', 'meantAs'] })[
    name
  ] ?? [field]

/** Files are attached by whoever owns them; the editor is handed over before the edit. */
let editor: Person
const authorOf = async (_id: string) => editor

type Outside = 'hidden' | 'as approved' | 'changed'

/** What Luca of another company finds, by opening it and in his lists. */
async function outside(id: string): Promise<Outside> {
  const token = await app.tokenOf(scene.luca)
  const list = (filter: string) => app.call('listActivities', { token, query: { filter, size: 100 } })
  const [details, external, all] = await Promise.all([
    app.call('readActivity', { token, query: { id } }),
    list('EXTERNAL'),
    list('ALL'),
  ])
  const isListed = [external, all].some(({ body }) => body.content.some((row) => row.activityId === id))
  if (details.status !== 200) return isListed ? 'changed' : 'hidden'
  return details.body.title === 'Genehmigt' ? 'as approved' : 'changed'
}

const changesFor = async (who: Person, id: string) => {
  const { status, body } = await calls.details(who, id)
  return status === 200 ? body.changes : null
}

/** Everything one person can do alone after the edit, without a reviewer. */
const ways: Record<string, (who: Person, id: string) => Promise<unknown>> = {
  'nothing more': async () => {},
  publish: (who, id) => calls.publish(who, id),
  archive: (who, id) => calls.archive(who, id),
  'archive, edit again': async (who, id) => {
    await calls.archive(who, id)
    await calls.edit(who, id, { isPublic: true, activityStatus: 'ARCHIVED' })
  },
  'archive, restore, publish': async (who, id) => {
    await calls.archive(who, id)
    await calls.restore(who, id)
    await calls.publish(who, id)
  },
  'restore, archive': async (who, id) => {
    await calls.restore(who, id)
    await calls.archive(who, id)
  },
}

describe.each(allStatuses)('an approved version, now %s', (status) => {
  test.each(Object.entries(edits))('%s', async (name, { field, change }) => {
    app.clock.add(61)
    const { lea, clara, david } = scene
    // The author without APPROVE_ACTIVITY, the author with it, somebody else with UPDATE_ACTIVITY.
    const people = [
      { author: lea, by: lea, reviewer: david },
      { author: clara, by: clara, reviewer: david },
      { author: lea, by: clara, reviewer: david },
    ]
    for (const { author, by, reviewer } of people) {
      editor = by
      const original = await newApproved(author, reviewer, status)
      const { id } = original
      const form = { ...approvedForm(original), ...(await change(original)), activityStatus: status }
      const reply = await calls.edit(by, id, form)
      // What one cannot reach one cannot change; everything else is possible in every status.
      const mayEdit = by === author || ['APPROVED', 'PUBLISHED', 'ONGOING', 'ARCHIVED'].includes(status)
      expect(mayEdit ? [204] : [403, 404]).toContain(reply.status)
      if (!mayEdit) continue
      const found = await outside(id)
      const changes = await changesFor(reviewer, id)
      if (by === lea) expect(found, 'nobody approved that others see it').toBe('hidden')
      if (changes)
        expect([...new Set(changes.items.map((item) => item.field))].toSorted()).toEqual(fieldsOf(name, field))
      // Reviewers reach everything that anybody but its author can reach.
      else expect(found).toBe('hidden')
      const { details } = await app.db
        .selectFrom('audit')
        .select('details')
        .where('target_id', '=', id)
        .where('action', '=', 'edit')
        .executeTakeFirstOrThrow()
      expect((details as { fields: string[] }).fields.toSorted()).toEqual(fieldsOf(name, field))
    }
  })

  test.each(Object.entries(ways))('widened, then: %s; still nobody outside sees it', async (_name, run) => {
    app.clock.add(61)
    const original = await newApproved(scene.lea, scene.david, status)
    const form = { ...approvedForm(original), isPublic: true, title: 'Ungeprüft', activityStatus: status }
    expect((await calls.edit(scene.lea, original.id, form)).status).toBe(204)
    await run(scene.lea, original.id)
    expect(await outside(original.id)).toBe('hidden')
    expect(['PUBLISHED', 'ONGOING']).not.toContain(await statusOf(app, original.id))
  })
})

describe('the approved version', () => {
  test('reviewers read what changed since; nobody else does, the author included', async () => {
    const id = idIn(
      await calls.create(scene.lea, { location: 'Aarau', slots: 6, description: 'Eins.\n\nZwei bleibt.' }),
    )
    expect(await changesFor(scene.david, id)).toBeNull()
    await calls.review(scene.david, id, 'APPROVED')
    await calls.publish(scene.lea, id)
    expect(await changesFor(scene.david, id)).toMatchObject({ isMine: true, reviewer: 'David Muster', items: [] })
    const description = 'Eins.\n\nZwei bleibt. Gäste sind willkommen.\n\nDrei.'
    await calls.edit(scene.lea, id, {
      location: 'Aarau, Raum 3.12',
      slots: 8,
      description,
      activityStatus: 'PUBLISHED',
    })
    const changes = (await changesFor(scene.clara, id))!
    expect(changes).toMatchObject({ isMine: false, approved: { location: 'Aarau', slots: 6 } })
    expect(changes.items).toEqual([
      {
        field: 'description',
        paragraph: 2,
        parts: [
          { text: 'Zwei bleibt.', mark: 'same' },
          { text: ' Gäste sind willkommen.', mark: 'new' },
        ],
      },
      { field: 'description', paragraph: 3, parts: [{ text: 'Drei.', mark: 'new' }] },
      {
        field: 'location',
        paragraph: null,
        parts: [
          { text: 'Aarau', mark: 'old' },
          { text: 'Aarau, Raum 3.12', mark: 'new' },
        ],
      },
      {
        field: 'slots',
        paragraph: null,
        parts: [
          { text: '6', mark: 'old' },
          { text: '8', mark: 'new' },
        ],
      },
    ])
    for (const who of [scene.lea, scene.noah]) expect(await changesFor(who, id)).toBeNull()
  })

  test('a new approval counts from then on', async () => {
    const original = await newApproved(scene.lea, scene.david, 'DRAFT')
    const { id } = original
    await calls.edit(scene.lea, id, { ...approvedForm(original), title: 'Neuer Titel', activityStatus: 'PENDING' })
    expect((await changesFor(scene.clara, id))!.items.map((item) => item.field)).toEqual(['title'])
    await calls.review(scene.clara, id, 'APPROVED')
    expect(await changesFor(scene.clara, id)).toMatchObject({ isMine: true, items: [] })
    expect(await changesFor(scene.david, id)).toMatchObject({ isMine: false, reviewer: 'Clara Muster', items: [] })
  })

  test('who takes part or has applied keeps reading what was approved while the wider one is reviewed', async () => {
    const original = await newApproved(scene.lea, scene.david, 'ONGOING')
    const { id } = original
    await newApplication(app, scene.noah, id, { status: 'APPROVED' })
    await newApplication(app, scene.vera, id, { status: 'REJECTED' })
    const form = { ...approvedForm(original), isPublic: true, title: 'Ungeprüft', documents: [] }
    expect((await calls.edit(scene.lea, id, { ...form, activityStatus: 'ONGOING' })).status).toBe(204)
    expect(await statusOf(app, id)).toBe('PENDING')
    expect((await calls.details(scene.noah, id)).body).toMatchObject({
      title: 'Genehmigt',
      activityStatus: 'PENDING',
      isPublic: false,
      images: [{ id: original.images[0] }, { id: original.images[1] }],
      can: { edit: false, review: false },
    })
    expect((await app.call('readActivityLocation', { as: scene.noah, query: { id } })).status).toBe(200)
    expect((await calls.details(scene.vera, id)).status).toBe(404)
    // Approved and published again, everybody reads the new one.
    await calls.review(scene.david, id, 'APPROVED')
    expect((await calls.details(scene.noah, id)).body).toMatchObject({ title: 'Ungeprüft' })
    await calls.publish(scene.lea, id)
    expect((await calls.details(scene.luca, id)).body).toMatchObject({ title: 'Ungeprüft', reserved: 1 })
  })
})
