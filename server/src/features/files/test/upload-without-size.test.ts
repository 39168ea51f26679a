// A slot asked for as the specification writes it, {fileName, mimeType}, without a size (T37).
import type { AddressInfo } from 'node:net'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import type { Storage } from '../../../outbound/storage.ts'
import { fileRow, photo, put, putThroughDoor, slotFor, upload, validate, type Slot } from './support.ts'

const MIB = 1024 * 1024
let app: TestApp
let scene: Scene
let storage: Storage
let lea: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  storage = (await testWorker(app, workerParts)).ctx.outbound.storage
  lea = await app.tokenOf(scene.lea)
})
beforeEach(() => app.begin((tx) => tx.deleteFrom('file').execute()))

const asked = { group: 'image', name: 'a.png', bytes: Buffer.alloc(0), withoutSize: true } as const
const newSlot = async () => (await slotFor(app, lea, asked)).body
const storedSize = async (slot: Slot) => storage.size((await fileRow(app, slot.id))!.quarantine_key)

describe('a slot without a size', () => {
  test('takes a picture, from the slot to the screen', async () => {
    const bytes = await photo(50, 50, 'png')
    expect(await upload(app, lea, { ...asked, bytes })).toMatchObject({ status: 200, body: { mimeType: 'image/webp' } })
  })

  test('a client that follows redirects, as browsers do, needs nothing else', async () => {
    await app.server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.server.address() as AddressInfo
    const slot = await newSlot()
    const { pathname, search } = new URL(slot.uploadUrl)
    // Larger than a socket holds: the answer comes while the client still sends.
    const bytes = await photo(1_500, 1_500, 'png')
    const reply = await put({ ...slot, uploadUrl: `http://127.0.0.1:${port}${pathname}${search}` }, bytes, 'image/png')
    expect(reply.status).toBe(200)
    expect(await storedSize(slot)).toBe(bytes.length)
    expect((await validate(app, lea, 'image', slot.id, bytes.length, 'image/png')).status).toBe(200)
  })

  test('40 MiB into a slot for a picture: refused, and nothing is stored', async () => {
    const slot = await newSlot()
    const large = Buffer.alloc(40 * MIB)
    expect(await putThroughDoor(app, slot, large, 'image/png')).toMatchObject({ status: 400 })
    // Whoever says little and sends much gets an address for that little only.
    expect(await putThroughDoor(app, slot, large, 'image/png', 1_000)).toMatchObject({ status: 403 })
    expect((await put(slot, large, 'image/png').catch(() => ({ status: 0 }))).status).not.toBe(200)
    expect(await storedSize(slot)).toBeNull()
  })

  test('the address is for one key, one type and five minutes, and cannot be bent', async () => {
    const bytes = await photo(10, 10, 'png')
    const slot = await newSlot()
    const tried = (url: string, type = 'image/png') => putThroughDoor(app, { ...slot, uploadUrl: url }, bytes, type)
    const { origin, pathname, searchParams } = new URL(slot.uploadUrl)
    const [said = '', mac] = searchParams.get('slot')!.split('.')
    const bent = JSON.parse(Buffer.from(said, 'base64url').toString()) as { max: number }
    const other = Buffer.from(JSON.stringify({ ...bent, max: 100 * MIB })).toString('base64url')
    expect((await tried(`${origin}${pathname}?slot=${other}.${mac}`)).status).toBe(404)
    expect((await tried(`${origin}${pathname}?slot=${said}`)).status).toBe(404)
    expect((await tried(`${origin}${pathname}`)).status).toBe(404)
    expect((await tried(slot.uploadUrl, 'text/html')).status).toBe(404)
    expect((await tried(slot.uploadUrl)).status).toBe(200)
    app.clock.add(301)
    expect((await tried(slot.uploadUrl)).status).toBe(404)
    lea = await app.tokenOf(scene.lea)
  })

  test('a length must be said', async () => {
    const { pathname, search } = new URL((await newSlot()).uploadUrl)
    for (const length of ['0', '-1', 'x']) {
      const headers = { 'content-type': 'image/png', 'content-length': length }
      const reply = await app.server.inject({ method: 'PUT', url: `${pathname}${search}`, headers })
      expect([length, reply.statusCode]).toEqual([length, 400])
    }
  })

  test('counts as the largest of its kind until it is checked', async () => {
    const film = { ...asked, name: 'a.mp4' }
    for (let i = 0; i < 5; i += 1) expect((await slotFor(app, lea, film)).status).toBe(200)
    expect(await slotFor(app, lea, film)).toMatchObject({ status: 429, body: { code: 'too_much_unsaved' } })
    await app.begin((tx) => tx.deleteFrom('file').execute())
    // Beside four films a picture counts what it weighs once it is checked, so there is room for a fifth.
    for (let i = 0; i < 4; i += 1) await slotFor(app, lea, film)
    const bytes = await photo(20, 20, 'png')
    expect((await upload(app, lea, { ...asked, bytes })).status).toBe(200)
    expect((await slotFor(app, lea, { group: 'image', name: 'b.mp4', bytes, size: 99 * MIB })).status).toBe(200)
  })
})

test('no address of the store is signed without a length', async () => {
  const stated = (await slotFor(app, lea, { group: 'image', name: 'a.png', bytes: Buffer.alloc(9) })).body
  expect(new URL(stated.uploadUrl).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
  const slot = await newSlot()
  expect(slot.uploadUrl.startsWith(new URL(app.config.PUBLIC_URL).origin)).toBe(true)
  expect(slot.uploadUrl).not.toContain('X-Amz')
})
