// kill -9 of the scanner, the store and the worker around an upload: nothing unchecked is served, and what was waiting
// is checked by itself once everybody is back.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Cluster } from '../../../tools/lib/cluster.ts'
import { killService, startServices } from '../../../tools/lib/services.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-password.ts'
import { eventually } from '../eventually.ts'
import { faultCluster, faultServices } from './cluster.ts'

let cluster: Cluster
let db: pg.Client
let headers: Record<string, string>
beforeAll(async () => {
  cluster = await faultCluster('werkplatz_file_faults', { http: 1, live: 1, worker: 1 })
  db = new pg.Client({ connectionString: cluster.env.DATABASE_WORKER_URL })
  await db.connect()
  const authorization = `Basic ${Buffer.from(`nina.ammann@handelswerk.example:${DEMO_PASSWORD}`).toString('base64')}`
  const login = await fetch(`${cluster.url}/api/v1/auth/login`, { headers: { authorization } })
  const { credentials } = (await login.json()) as { credentials: { accessToken: string } }
  headers = { authorization: `Bearer ${credentials.accessToken}`, 'content-type': 'application/json' }
}, 180_000)
afterAll(async () => {
  await db?.end()
  await cluster?.stop()
})

const bytes = Buffer.from('Grüezi mitenand\n')
const facts = { mimeType: 'text/plain', fileSizeInBytes: bytes.length }
const post = (path: string, body: object) =>
  fetch(`${cluster.url}/api/v1/documents/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
interface Slot {
  id: string
  uploadUrl: string
}
const openSlot = async () => (await (await post('upload', { fileName: 'notiz.txt', ...facts })).json()) as Slot
const put = (url: string) => fetch(url, { method: 'PUT', body: bytes, headers: { 'content-type': 'text/plain' } })
const validate = (id: string) => post('validate', { id, ...facts })
async function remove(id: string) {
  const gone = await fetch(`${cluster.url}/api/v1/documents/delete?id=${id}`, {
    method: 'DELETE',
    headers: { authorization: headers.authorization! },
  })
  expect(gone.status).toBe(204)
}
const statusOf = async (id: string) =>
  (await db.query<{ status: string }>('select status from file where id = $1', [id])).rows[0]?.status

test('the scanner is killed: 503 in German; back again, the backlog drains within 120 s by itself', async () => {
  await killService(faultServices, 'clamd')
  const slot = await openSlot()
  expect((await put(slot.uploadUrl)).status).toBe(200)
  const answer = await validate(slot.id)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Die Datei konnte noch nicht geprüft werden.')
  expect(await statusOf(slot.id)).toBe('CHECKING')
  await startServices(faultServices, ['clamd'])
  await eventually(async () => expect(await statusOf(slot.id)).toBe('READY'), 120_000)
}, 180_000)

test('the worker is killed while a file waits: its successor checks it', async () => {
  const slot = await openSlot()
  expect((await put(slot.uploadUrl)).status).toBe(200)
  const asked = validate(slot.id)
  await eventually(async () => expect(await statusOf(slot.id)).not.toBe('SLOT'))
  await cluster.nodes.worker[0]!.kill()
  await cluster.restart('worker', 0)
  await asked
  await eventually(async () => expect(await statusOf(slot.id)).toBe('READY'), 120_000)
}, 180_000)

test('the store is killed half way through a PUT: nothing arrives, nothing is served, deleting leaves no row', async () => {
  const size = 8_000_000
  const stated = { mimeType: 'text/plain', fileSizeInBytes: size }
  const slot = (await (await post('upload', { fileName: 'lang.txt', ...stated })).json()) as Slot
  const half = Buffer.alloc(size / 2, 'a')
  const body = new ReadableStream({
    async start(stream) {
      stream.enqueue(half)
      await killService(faultServices, 's3')
      stream.enqueue(half)
      stream.close()
    },
  })
  const sent = fetch(slot.uploadUrl, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'text/plain', 'content-length': String(size) },
    duplex: 'half',
  })
  await expect(sent).rejects.toThrow('fetch failed')
  await startServices(faultServices, ['s3'])
  await eventually(async () => expect((await post('validate', { id: slot.id, ...stated })).status).toBe(400), 60_000)
  expect(await statusOf(slot.id)).toBe('REFUSED')
  await remove(slot.id)
  expect(await statusOf(slot.id)).toBeUndefined()
}, 180_000)

test('the store is killed: the upload fails, nothing is served, and deleting leaves no row', async () => {
  const slot = await openSlot()
  await killService(faultServices, 's3')
  await expect(put(slot.uploadUrl)).rejects.toThrow('fetch failed')
  expect((await validate(slot.id)).status).toBe(503)
  expect(await statusOf(slot.id)).toBe('CHECKING')
  await remove(slot.id)
  expect(await statusOf(slot.id)).toBeUndefined()
  await startServices(faultServices, ['s3'])
}, 120_000)
