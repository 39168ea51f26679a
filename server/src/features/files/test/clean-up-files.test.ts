// Deleting: by the person, by moderators, on leaving a form and by the nightly sweep. Attached and fresh files stay.
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { fileRow, photo, put, read, slotFor, upload, type Shown } from './support.ts'

let app: TestApp
let scene: Scene
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  worker = await testWorker(app, workerParts)
})
beforeEach(() => app.begin((tx) => tx.deleteFrom('file').execute()))

interface Kept {
  owner?: Person
  kind?: 'IMAGE' | 'VIDEO' | 'DOCUMENT'
  minutes?: number
  attached?: boolean
}

let count = 0
const newFile = async ({ owner = scene.lea, kind = 'IMAGE', minutes = 0, attached = false }: Kept = {}) => {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into file (owner_id, company_id, kind, status, name, extension, declared_type, quarantine_key, variants,
       attached_resource, attached_id, date_created)
     values ($1, $2, $3, 'READY', 'a', 'png', 'image/png', $4, '{"full": {"key": "k", "type": "image/webp", "size": 1}}',
       $5, $6, now() - make_interval(mins => $7)) returning id`,
    [
      owner.id,
      owner.companyId,
      kind,
      `q${(count += 1)}`,
      attached ? 'avatar' : null,
      attached ? owner.id : null,
      minutes,
    ],
  )
  return rows[0]!.id
}
const cleanUp = (person: Person, ids?: string[], key: 'cleanUpImages' | 'cleanUpDocuments' = 'cleanUpImages') =>
  app.call(key, { as: person, body: ids && { ids } })
const left = async () => new Set((await app.db.selectFrom('file').select('id').execute()).map((row) => row.id))

describe('cleanUpFiles', () => {
  test('takes own loose files older than an hour, and listed ones at once', async () => {
    const old = await newFile({ minutes: 61 })
    const fresh = await newFile()
    const listed = await newFile({ kind: 'VIDEO' })
    expect((await cleanUp(scene.lea, [listed])).status).toBe(204)
    expect(await left()).toEqual(new Set([fresh]))
    expect(old).toBeTruthy()
    expect((await cleanUp(scene.lea, [])).status).toBe(204)
    expect(await left()).toEqual(new Set([fresh]))
  })

  test('without ids everything unattached of the caller and group goes, fresh or not', async () => {
    await newFile()
    await newFile({ kind: 'VIDEO' })
    const stays = [
      await newFile({ attached: true }),
      await newFile({ owner: scene.noah }),
      await newFile({ kind: 'DOCUMENT' }),
    ]
    expect((await cleanUp(scene.lea)).status).toBe(204)
    expect(await left()).toEqual(new Set(stays))
  })

  test('pictures do not take documents, nor documents pictures', async () => {
    const picture = await newFile({ minutes: 90 })
    const paper = await newFile({ kind: 'DOCUMENT', minutes: 90 })
    await cleanUp(scene.lea, [picture, paper], 'cleanUpDocuments')
    expect(await left()).toEqual(new Set([picture]))
    await cleanUp(scene.lea, [picture, paper], 'cleanUpImages')
    expect(await left()).toEqual(new Set())
  })

  test(
    'two tabs: attached, fresh or foreign files survive, whatever is listed (T27)',
    { timeout: 120_000 },
    async () => {
      const file = fc.record({
        mine: fc.boolean(),
        attached: fc.boolean(),
        minutes: fc.constantFrom(0, 30, 59, 61, 600),
        listed: fc.boolean(),
      })
      const token = await app.tokenOf(scene.lea)
      await fc.assert(
        fc.asyncProperty(fc.array(file, { maxLength: 4 }), async (files) => {
          await app.pool.query('delete from file')
          // Below the minute's limit, and within the life of one token.
          app.clock.add(0.25)
          const ids = await Promise.all(
            files.map(({ mine, attached, minutes }) =>
              newFile({ owner: mine ? scene.lea : scene.noah, attached, minutes }),
            ),
          )
          await app.call('cleanUpImages', { token, body: { ids: ids.filter((_, i) => files[i]!.listed) } })
          const stays = files.map(
            ({ mine, attached, minutes, listed }) => !mine || attached || (minutes < 60 && !listed),
          )
          expect(await left()).toEqual(new Set(ids.filter((_, i) => stays[i])))
        }),
        { numRuns: 1_000 },
      )
    },
  )
})

describe('deleteFile', () => {
  const remove = (person: Person, id: string) => app.call('deleteImage', { as: person, body: { id } })

  test('own, attached or not; the objects go too', async () => {
    const lea = await app.tokenOf(scene.lea)
    const { body } = await upload(app, lea, { group: 'image', name: 'a.png', bytes: await photo(20, 20, 'png') })
    const { id, signedUrl } = body as Shown
    expect((await read(signedUrl)).status).toBe(200)
    expect((await remove(scene.lea, id)).status).toBe(204)
    expect(await fileRow(app, id)).toBeUndefined()
    await eventually(async () => expect((await read(signedUrl)).status).toBe(404))
    expect((await remove(scene.lea, id)).status).toBe(404)
  })

  test('moderators of their own company; OWNER and ADMIN everywhere; nobody else', async () => {
    const cases: [Person, number][] = [
      [scene.noah, 404],
      [scene.david, 404],
      [scene.elena, 404],
      [scene.clara, 204],
      [scene.bruno, 204],
    ]
    for (const [who, status] of cases)
      expect((await remove(who, await newFile({ attached: true }))).status).toBe(status)
    expect((await remove(scene.ada, await newFile({ owner: scene.luca }))).status).toBe(204)
  })

  test('an empty body: 400; a document through the pictures’ call: 404', async () => {
    const token = await app.tokenOf(scene.lea)
    expect((await app.call('deleteImage', { token })).status).toBe(400)
    expect((await remove(scene.lea, await newFile({ kind: 'DOCUMENT' }))).status).toBe(404)
  })
})

test('sweep-files: loose files go after 24 hours, whatever their status; nothing is left behind', async () => {
  const lea = await app.tokenOf(scene.lea)
  const slot = (await slotFor(app, lea, { group: 'image', name: 'a.png', bytes: Buffer.from('x') })).body
  await put(slot, Buffer.from('x'), 'image/png')
  const { quarantine_key } = (await fileRow(app, slot.id))!
  await app.pool.query("update file set date_created = now() - interval '25 hours'")
  const attached = await newFile({ attached: true, minutes: 3_000 })
  const young = await newFile({ minutes: 23 * 60 })
  const sweep = workerParts.jobs.find((job) => job.name === 'sweep-files')!
  await sweep.run(worker.ctx, {}, 'test')
  expect(await left()).toEqual(new Set([attached, young]))
  await eventually(async () => expect(await worker.ctx.outbound.storage.size(quarantine_key)).toBeNull())
})

test('sweep-files: what was put after the verdict goes after a day', async () => {
  const lea = await app.tokenOf(scene.lea)
  const bytes = await photo(10, 10, 'png')
  const slot = (await slotFor(app, lea, { group: 'image', name: 'a.png', bytes })).body
  const { quarantine_key } = (await fileRow(app, slot.id))!
  await app.begin((tx) => tx.deleteFrom('file').execute())
  await put(slot, bytes, 'image/png')
  const { storage } = worker.ctx.outbound
  expect(await storage.size(quarantine_key)).toBe(bytes.length)
  const tomorrow = new Date(Date.now() + 60_000)
  expect(await storage.listOlder('quarantine/', tomorrow)).toContain(quarantine_key)
  expect(await storage.listOlder('quarantine/', new Date(Date.now() - 3_600_000))).not.toContain(quarantine_key)
})
