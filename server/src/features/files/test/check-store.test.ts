// The store beside the rows, on a bucket of its own: what belongs together is silent, what does not is named.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { atEndOfFile } from '../../../../test/end-of-file.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newExport } from '../../../../test/exports.ts'
import { newFile } from '../../../../test/files.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { storeClaims, workerParts } from '../../../app.ts'
import { makeLog } from '../../../lib/log.ts'
import { registry } from '../../../lib/metrics.ts'
import { storageOptions } from '../../../outbound/open-outbound.ts'
import { openStorage, type Storage } from '../../../outbound/storage.ts'
import type { ListClaims } from '../../../plugs/store-claims.ts'
import { keyOfExport } from '../../exports/export.present.ts'
import { checkPortion, type Portion } from '../store/check-store.ts'

let app: TestApp
let scene: Scene
let storage: Storage
const DAY_MS = 24 * 3_600_000
const blank = join(tmpdir(), `werkplatz-blank-${randomUUID()}`)

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await writeFile(blank, 'x')
  const options = { ...storageOptions(app.config), bucket: `check-${randomUUID()}` }
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket } = options
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket }))
  storage = openStorage(options)
  atEndOfFile(async () => {
    await empty()
    await client.send(new DeleteBucketCommand({ Bucket }))
    storage.close()
    client.destroy()
  })
})

const empty = async () => {
  for (let page = await storage.listAfter(''); page.length > 0; page = await storage.listAfter(''))
    await storage.remove(page.map(({ key }) => key))
}
beforeEach(async () => {
  await empty()
  await app.pool.query('delete from file')
  await app.pool.query('delete from export')
  await app.pool.query('delete from image_template')
})

const put = (key: string) => storage.store(key, blank, { type: 'text/plain', disposition: 'attachment' })
const variantsOf = (place: string, names = ['full', 'card', 'thumb']) =>
  Object.fromEntries(names.map((name) => [name, { key: `${place}/${name}`, type: 'image/webp', size: 1 }]))

/** A picture as an upload leaves it: the row, and three copies in the store. */
async function newPicture(templateId: string | null = null, place = `files/${randomUUID().replaceAll('-', '')}`) {
  const id = await newFile(app, scene.lea, 'IMAGE')
  const variants = variantsOf(place)
  await app.pool.query('update file set variants = $2, template_id = $3 where id = $1', [id, variants, templateId])
  for (const { key } of Object.values(variants)) await put(key)
  return { id, place }
}

const tomorrow = () => new Date(Date.now() + DAY_MS + 60_000)
const look = async (portions?: { most: number; mostSuspects: number }, now = tomorrow()) => {
  const found: Omit<Portion, 'next'> & { portions: number } = {
    objects: 0,
    bytes: 0,
    missing: [],
    strays: [],
    portions: 0,
  }
  let after: string | null = ''
  while (after !== null) {
    const { next, objects, bytes, missing, strays } = await checkPortion(
      { db: app.db, storage, claims: storeClaims, now },
      after,
      portions,
    )
    found.objects += objects
    found.bytes += bytes
    found.missing.push(...missing)
    found.strays.push(...strays)
    found.portions += 1
    after = next
  }
  return found
}
const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key)

describe('the check of the store', () => {
  test('rows with their objects: nothing is named', async () => {
    await newPicture()
    await newPicture()
    const id = await newExport(app, scene.clara)
    await put(keyOfExport(id))
    expect(await look()).toMatchObject({ objects: 7, bytes: 7, missing: [], strays: [] })
  })

  test('a copy that is gone is named with its row; so is the file of an export', async () => {
    const { id, place } = await newPicture()
    await newPicture()
    await storage.remove([`${place}/card`])
    const archive = await newExport(app, scene.clara)
    const { missing, strays } = await look()
    expect(missing).toEqual([
      { key: keyOfExport(archive), table: 'export', id: archive },
      { key: `${place}/card`, table: 'file', id },
    ])
    expect(strays).toEqual([])
  })

  test('objects without a row are named once they are a day old', async () => {
    const { id, place } = await newPicture()
    await put('exports/of-nobody')
    await put('somewhere/else')
    await app.pool.query('delete from file where id = $1', [id])
    const lost = ['exports/of-nobody', `${place}/card`, `${place}/full`, `${place}/thumb`, 'somewhere/else']
    expect(keys((await look()).strays)).toEqual(lost)
    expect((await look(undefined, new Date())).strays).toEqual([])
  })

  test('what lies in quarantine is left to the sweep', async () => {
    await put(`quarantine/${randomUUID()}`)
    expect((await look()).strays).toEqual([])
  })

  test('many pictures share the objects of a template, which are the template’s', async () => {
    const place = `templates/${randomUUID()}`
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into image_template (name, width, height, variants) values ('Werkbank', 1, 1, $1) returning id`,
      [variantsOf(place)],
    )
    const template = rows[0]!.id
    await newPicture(template, place)
    await newPicture(template, place)
    expect(await look()).toMatchObject({ objects: 3, missing: [], strays: [] })
    await storage.remove([`${place}/full`])
    expect((await look()).missing).toEqual([{ key: `${place}/full`, table: 'image_template', id: template }])
  })

  test('in portions of any size it finds the same', async () => {
    const places: string[] = []
    for (let i = 0; i < 6; i += 1) places.push((await newPicture()).place)
    await storage.remove([`${places[0]}/full`, `${places[3]}/thumb`])
    for (let i = 0; i < 5; i += 1) await put(`files/${randomUUID()}/full`)
    const whole = await look()
    expect([whole.missing.length, whole.strays.length, whole.objects, whole.portions]).toEqual([2, 5, 21, 1])
    for (const portions of [
      { most: 1, mostSuspects: 100 },
      { most: 4, mostSuspects: 100 },
      { most: 100, mostSuspects: 1 },
    ]) {
      const found = await look(portions)
      expect(found.portions).toBeGreaterThan(4)
      expect({ ...found, portions: 1 }).toEqual(whole)
    }
  })

  test('who deletes meanwhile is not named', async () => {
    const claim = { key: 'files/going/full', table: 'file', id: randomUUID() }
    const listed = (times: number) => {
      let asked = 0
      const list: ListClaims = async (_, after) => (after < claim.key && (asked += 1) <= times ? [claim] : [])
      return checkPortion({ db: app.db, storage, claims: { lists: [list] }, now: new Date() }, '')
    }
    // The row was there when the walk came by, and had gone when it was asked again.
    expect((await listed(1)).missing).toEqual([])
    expect((await listed(2)).missing).toEqual([claim])
  })
})

test('check-store: at night it says what it found, with what earlier portions have counted', async () => {
  const lines: string[] = []
  const log = makeLog('worker', 'info', { write: (line) => void lines.push(line) })
  const clock = { now: tomorrow }
  const { ctx } = await testWorker(app, workerParts, { storage, log, clock })
  const { id, place } = await newPicture()
  await storage.remove([`${place}/thumb`])
  await put('files/stray/full')
  const job = workerParts.jobs.find(({ name }) => name === 'check-store')!
  await job.run(ctx, job.payload.parse({ so: { objects: 40, strays: 1 } }), 'test')
  await eventually(() => expect(lines.join('')).toContain('the store was checked'))
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(said).toMatchObject([
    { msg: 'a row without its object', key: `${place}/thumb`, table: 'file', id },
    { msg: 'an object without a row', key: 'files/stray/full' },
    { msg: 'the store was checked', missing: 1, strays: 2, objects: 43 },
  ])
  const figures = await registry.metrics()
  expect(figures).toContain('werkplatz_store_strays{what="row_without_object"} 1')
  expect(figures).toContain('werkplatz_store_strays{what="object_without_row"} 2')
  expect(figures).toContain('werkplatz_store_objects 43')
  // It has repaired nothing.
  expect(await storage.size('files/stray/full')).toBe(1)
  expect((await app.pool.query('select from file where id = $1', [id])).rowCount).toBe(1)
})
