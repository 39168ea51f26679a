import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import type { Audience } from '../../../plugs/notices.ts'
import { deleteOldLiveEvents, insertLiveEvent } from '../live-event.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})
beforeEach(() => app.begin((tx) => tx.deleteFrom('live_event').execute()))

const happened = (personId: string, audience: Audience) =>
  app.begin((tx) =>
    insertLiveEvent(tx, { eventId: randomUUID(), interaction: 'ACTIVITY_PUBLISHED', personId, audience }),
  )
const seenBy = async (as: Scene['lea']) => {
  const reply = await app.call('listEvents', { as })
  expect(reply.status).toBe(200)
  return reply.body
}

test('what happens inside a company is seen there and nowhere else, by nobody', async () => {
  await happened(scene.lea.id, 'COMPANY')
  expect(await seenBy(scene.noah)).toHaveLength(1)
  for (const outsider of [scene.elena, scene.luca]) expect(await seenBy(outsider)).toEqual([])
})

test('a public activity is seen by its company and by who may read external activities', async () => {
  await happened(scene.luca.id, 'EXTERNAL')
  expect(await seenBy(scene.elena)).toHaveLength(1)
  expect(await seenBy(scene.lea)).toHaveLength(1)
  // USER holds no READ_EXTERNAL_ACTIVITIES.
  expect(await seenBy(scene.noah)).toEqual([])
})

test('a post is seen by everybody', async () => {
  await happened(scene.luca.id, 'EVERYBODY')
  for (const reader of [scene.noah, scene.lea, scene.elena]) expect(await seenBy(reader)).toHaveLength(1)
})

test('events of minors stay inside the company', async () => {
  const comesOfAge = (adult_from: string | null) =>
    app.begin((tx) => tx.updateTable('person').set({ adult_from }).where('id', '=', scene.luca.id).execute())
  await comesOfAge('2999-01-01')
  for (const audience of ['EVERYBODY', 'EXTERNAL'] as const) await happened(scene.luca.id, audience)
  expect(await seenBy(scene.elena)).toHaveLength(2)
  expect(await seenBy(scene.lea)).toEqual([])
  await comesOfAge('2001-01-01')
  await happened(scene.luca.id, 'EVERYBODY')
  expect(await seenBy(scene.lea)).toHaveLength(1)
})

test('the newest ten, with nothing but first name, picture, kind and time', async () => {
  for (let n = 0; n < 12; n += 1) await happened(n % 2 ? scene.lea.id : scene.elena.id, 'EVERYBODY')
  const seen = await seenBy(scene.noah)
  expect(seen).toHaveLength(10)
  expect(Object.keys(seen[0]!).toSorted()).toEqual(['dateCreated', 'eventInteraction', 'image', 'nameFirst'])
  expect(
    seen
      .map(({ dateCreated }) => dateCreated)
      .toSorted()
      .toReversed(),
  ).toEqual(seen.map(({ dateCreated }) => dateCreated))
})

test('with the picture of the person: the uploaded one, or the design they chose', async () => {
  const copy = (size: string) => ({ key: `files/lea/${size}`, type: 'image/webp', size: 1 })
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into file (owner_id, company_id, kind, status, name, extension, declared_type, quarantine_key, variants,
       attached_resource, attached_id)
     values ($1, $2, 'IMAGE', 'READY', 'ich.png', 'png', 'image/png', 'q', $3, 'avatar', $1) returning id`,
    [scene.lea.id, scene.nordwerk, { full: copy('full'), thumb: copy('thumb') }],
  )
  await app.pool.query('update person set avatar_file_id = $2 where id = $1', [scene.lea.id, rows[0]!.id])
  await app.pool.query('update person set avatar_art = 3 where id = $1', [scene.elena.id])
  await happened(scene.elena.id, 'EVERYBODY')
  await happened(scene.lea.id, 'EVERYBODY')
  const images = (await seenBy(scene.luca)).map(({ image }) => image)
  expect(images).toMatchObject([expect.stringContaining('files/lea/thumb'), expect.stringContaining('avatar')])
})

test('old ones go', async () => {
  await happened(scene.lea.id, 'COMPANY')
  await app.pool.query("update live_event set date_created = now() - interval '31 days'")
  await happened(scene.lea.id, 'COMPANY')
  expect(await app.begin((tx) => deleteOldLiveEvents(tx, 30, 100))).toBe(1)
  expect(await seenBy(scene.noah)).toHaveLength(1)
})
