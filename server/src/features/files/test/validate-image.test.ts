// From slot to screen: a picture is checked by the worker, written anew and served by a short-lived address.
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { uploadSeconds } from '../../../lib/metrics.ts'
import { fileRow, photo, put, putThroughDoor, read, slotFor, upload, validate, type Shown } from './support.ts'

let app: TestApp
let scene: Scene
let lea: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
  lea = await app.tokenOf(scene.lea)
})

describe('validateImage', () => {
  test('a photo becomes three sizes of WebP with the original ratio', async () => {
    // Files before this one counted, too.
    uploadSeconds.reset()
    const answer = await upload(app, lea, {
      group: 'image',
      name: 'Werkstatt Zürich.JPG',
      bytes: await photo(2400, 1600),
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Werkstatt Zürich.JPG', index: 0, mimeType: 'image/webp', width: 1920, height: 1280 },
    })
    const steps = (await uploadSeconds.get()).values.filter(({ metricName }) => metricName?.endsWith('_count'))
    expect(Object.fromEntries(steps.map(({ labels, value }) => [labels.step, value]))).toEqual({
      fetch: 1,
      scan: 1,
      inspect: 1,
      store: 3,
    })
    const shown = answer.body as Shown
    const sizes = { signedUrl: [1920, 1280], cardUrl: [800, 533], thumbUrl: [240, 160] } as const
    for (const [name, [width, height]] of Object.entries(sizes)) {
      const { status, headers, bytes } = await read(shown[name as keyof typeof sizes]!)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('content-disposition')).toBe('inline')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
    }
  })

  test('asking again answers the same picture', async () => {
    const bytes = await photo(64, 64, 'png')
    const first = await upload(app, lea, { group: 'image', name: 'a.png', bytes })
    const again = await validate(app, lea, 'image', first.id!, bytes.length, 'image/png')
    expect(again).toMatchObject({ status: 200, body: { id: first.id } })
  })

  test('a client that states no size at first may upload too', async () => {
    const answer = await upload(app, lea, {
      group: 'image',
      name: 'b.webp',
      bytes: await photo(50, 50, 'webp'),
      withoutSize: true,
    })
    expect(answer.status).toBe(200)
  })

  test('PUT after validate changes nothing that is served (T38)', async () => {
    const bytes = await photo(80, 60, 'png')
    const slot = (await slotFor(app, lea, { group: 'image', name: 'c.png', bytes, withoutSize: true })).body
    expect((await putThroughDoor(app, slot, bytes, 'image/png')).status).toBe(200)
    const { body } = await validate(app, lea, 'image', slot.id, bytes.length, 'image/png')
    const { signedUrl } = body as Shown
    const before = await read(signedUrl)
    const script = Buffer.from('<script>alert(1)</script>')
    expect((await putThroughDoor(app, slot, script, 'image/png')).status).toBe(200)
    const again = await validate(app, lea, 'image', slot.id, bytes.length, 'image/png')
    const after = await read((again.body as Shown).signedUrl)
    expect(after.bytes.equals(before.bytes)).toBe(true)
    const row = await fileRow(app, slot.id)
    const keys = Object.values(row!.variants as Record<string, { key: string }>).map((copy) => copy.key)
    expect(keys.toSorted()).toEqual(['card', 'full', 'thumb'].map((name) => `${row!.clean_prefix}/${name}`))
  })

  test('PUT of one byte more or less than signed, or of another type, is refused by the store (T37)', async () => {
    const bytes = await photo(40, 40, 'png')
    const slot = (await slotFor(app, lea, { group: 'image', name: 'd.png', bytes })).body
    expect((await put(slot, Buffer.concat([bytes, Buffer.from('x')]), 'image/png')).status).toBe(403)
    expect((await put(slot, bytes.subarray(1), 'image/png')).status).toBe(403)
    expect((await put(slot, bytes, 'text/html')).status).toBe(403)
    expect((await put(slot, bytes, 'image/png')).status).toBe(200)
  })

  test('without an upload: refused, in German, and it stays refused', async () => {
    const bytes = await photo(10, 10, 'png')
    const slot = (await slotFor(app, lea, { group: 'image', name: 'e.png', bytes })).body
    const refused = await validate(app, lea, 'image', slot.id, bytes.length, 'image/png')
    expect(refused).toMatchObject({ status: 400, body: { errors: ['Die Datei ist nicht angekommen.'] } })
    expect((await validate(app, lea, 'image', slot.id, bytes.length, 'image/png')).status).toBe(400)
  })

  test('a size or type other than promised is refused, and the right one may follow', async () => {
    const bytes = await photo(10, 10, 'png')
    const slot = (await slotFor(app, lea, { group: 'image', name: 'f.png', bytes })).body
    await put(slot, bytes, 'image/png')
    expect((await validate(app, lea, 'image', slot.id, bytes.length + 1, 'image/png')).status).toBe(400)
    expect((await validate(app, lea, 'image', slot.id, bytes.length, 'image/jpeg')).status).toBe(400)
    expect((await validate(app, lea, 'image', slot.id, bytes.length, 'image/png')).status).toBe(200)
  })

  test('a picture of somebody else, or a document: not found', async () => {
    const bytes = await photo(10, 10, 'png')
    const slot = (await slotFor(app, lea, { group: 'image', name: 'g.png', bytes })).body
    await put(slot, bytes, 'image/png')
    for (const other of [scene.noah, scene.clara, scene.ada]) {
      const reply = await validate(app, await app.tokenOf(other), 'image', slot.id, bytes.length, 'image/png')
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await validate(app, lea, 'document', slot.id, bytes.length, 'image/png')).status).toBe(404)
  })
})

describe('signed addresses (T44)', () => {
  test('cannot be bent, listed or outlived', async () => {
    const { body } = await upload(app, lea, {
      group: 'image',
      name: '../../etc/passwd.png',
      bytes: await photo(20, 20, 'png'),
    })
    const { signedUrl, name, id } = body as Shown
    expect(name).toBe('passwd.png')
    const url = new URL(signedUrl)
    expect(url.pathname).toMatch(/^\/[\w-]+\/files\/[0-9a-f]{32}\/full$/)
    expect(JSON.stringify((await fileRow(app, id))!.variants)).not.toContain('passwd')
    const bent = [
      signedUrl.replace('image%2Fwebp', 'text%2Fhtml'),
      signedUrl.replace('/full?', '/thumb?'),
      signedUrl.replace('X-Amz-Expires=300', 'X-Amz-Expires=90000'),
      `${url.origin}${url.pathname}`,
      `${url.origin}${url.pathname.split('/').slice(0, 2).join('/')}?list-type=2`,
    ]
    for (const address of bent)
      expect([address.slice(0, 80), (await read(address)).status]).toEqual([address.slice(0, 80), 403])
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300')
  })
})
