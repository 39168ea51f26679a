// The scanner dead, hung, confused or over its limit: nothing unscanned is served, and the backlog drains (T42).
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { clamdScanner, type Scanner } from '../../../outbound/scanner.ts'
import { EICAR } from './corpus/build.ts'
import { fileRow, photo, upload, validate } from './support.ts'

let app: TestApp
let scene: Scene
let lea: string
let worker: Awaited<ReturnType<typeof testWorker>>
let scanner: Scanner
const real = () => clamdScanner(app.config.CLAMD_HOST, app.config.CLAMD_PORT)

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  scanner = real()
  worker = await testWorker(app, workerParts, { scanner: { scan: (path, size) => scanner.scan(path, size) } })
  lea = await app.tokenOf(scene.lea)
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Something that listens where the scanner should. */
async function impostor(behave: (socket: Socket) => void): Promise<Scanner> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    behave(socket)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return clamdScanner('127.0.0.1', (server.address() as AddressInfo).port)
}

const picture = async () => ({ group: 'image', name: 'a.png', bytes: await photo(20, 20, 'png') }) as const

const troubles: [string, () => Promise<Scanner>][] = [
  ['dead', async () => clamdScanner('127.0.0.1', 1)],
  ['closing without an answer', () => impostor((socket) => socket.end())],
  ['over its limit', () => impostor((socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'))],
  ['confused', () => impostor((socket) => socket.end('stream: OK maybe\0'))],
  ['talking without end', () => impostor((socket) => socket.write('x'.repeat(5_000)))],
]

describe.each(troubles)('the scanner %s', (_name, trouble) => {
  test('503 in German, nothing served; the backlog drains after recovery', async () => {
    scanner = await trouble()
    const what = await picture()
    const answer = await upload(app, lea, what)
    expect(answer).toMatchObject({ status: 503, body: { code: 'file_unchecked' } })
    expect(JSON.stringify(answer.body)).toContain('Die Datei konnte noch nicht geprüft werden.')
    expect(answer.headers['retry-after']).toBe('2')
    const row = await fileRow(app, answer.id!)
    expect(row).toMatchObject({ status: 'CHECKING', variants: {} })
    scanner = real()
    // What the schedule does every minute.
    const drain = workerParts.jobs.find((job) => job.name === 'check-backlog')!
    await eventually(async () => {
      await drain.run(worker.ctx, {}, 'test')
      expect(await fileRow(app, answer.id!)).toMatchObject({ status: 'READY' })
    }, 10_000)
    expect((await validate(app, lea, 'image', answer.id!, what.bytes.length, 'image/png')).status).toBe(200)
  })
})

test('twelve files of four people wait for a dead scanner: none is served, all are once it is back', async () => {
  scanner = clamdScanner('127.0.0.1', 1)
  const people = [scene.lea, scene.noah, scene.clara, scene.ada]
  const tokens = await Promise.all(people.map((person) => app.tokenOf(person)))
  const what = await picture()
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => upload(app, tokens[i % 4]!, what)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  const statuses = async () => Promise.all(answers.map(async ({ id }) => (await fileRow(app, id!))!.status as string))
  expect(new Set(await statuses())).toEqual(new Set(['CHECKING']))
  scanner = real()
  const drain = workerParts.jobs.find((job) => job.name === 'check-backlog')!
  await eventually(async () => {
    await drain.run(worker.ctx, {}, 'test')
    expect(new Set(await statuses())).toEqual(new Set(['READY']))
  }, 30_000)
})

test('the real scanner over its own limit: no verdict; malware padded past ours: not even a slot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'werkplatz-large-'))
  const path = join(folder, 'large')
  const size = 101 * 1024 * 1024
  try {
    await writeFile(path, EICAR)
    await truncate(path, size)
    expect(await real().scan(path, size)).toBe('none')
  } finally {
    await rm(folder, { recursive: true })
  }
  const padded = { group: 'document', name: 'a.txt', bytes: Buffer.from(EICAR), size: 20 * 1024 * 1024 + 1 } as const
  expect((await upload(app, lea, padded)).status).toBe(400)
})

test('asking again after the recovery is enough, without waiting for the schedule', async () => {
  scanner = clamdScanner('127.0.0.1', 1)
  const what = await picture()
  const { id } = await upload(app, lea, what)
  scanner = real()
  expect((await validate(app, lea, 'image', id!, what.bytes.length, 'image/png')).status).toBe(200)
})

test('an infected file in the backlog is refused once the scanner is back', async () => {
  scanner = clamdScanner('127.0.0.1', 1)
  const bytes = Buffer.from(EICAR)
  const { id } = await upload(app, lea, { group: 'document', name: 'a.txt', bytes })
  scanner = real()
  const answer = await validate(app, lea, 'document', id!, bytes.length, 'text/plain')
  expect(answer).toMatchObject({ status: 400, body: { errors: ['Die Datei entspricht nicht unseren Richtlinien.'] } })
})

test('a scanner that hangs is given up; meanwhile the call answers 503', { timeout: 60_000 }, async () => {
  scanner = await impostor(() => {})
  const answer = await upload(app, lea, await picture())
  expect(answer.status).toBe(503)
  await eventually(async () => expect((await fileRow(app, answer.id!))!.no_verdict_at).not.toBeNull(), 15_000)
  expect(await fileRow(app, answer.id!)).toMatchObject({ status: 'CHECKING', variants: {} })
  scanner = real()
})

test('the store away in the middle of a check: no verdict, no copies, and the next try succeeds', async () => {
  const { storage } = worker.ctx.outbound
  const store = storage.store.bind(storage)
  let broken = true
  storage.store = (...args) => (broken ? Promise.reject(new Error('reset')) : store(...args))
  const what = await picture()
  const answer = await upload(app, lea, what)
  expect(answer.status).toBe(503)
  expect(await fileRow(app, answer.id!)).toMatchObject({ status: 'CHECKING', variants: {} })
  broken = false
  expect((await validate(app, lea, 'image', answer.id!, what.bytes.length, 'image/png')).status).toBe(200)
  storage.store = store
})
