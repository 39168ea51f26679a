// What a browser gets from the host of the files: type and disposition by the address, the rest by the host in front of
// the store (T39).
import { afterAll, beforeAll, expect, test } from 'vitest'

import { fileHeaders, startStoreFront, type StoreFront } from '../../../../../tools/store-front.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { systemClock } from '../../../lib/clock.ts'
import { storageOptions } from '../../../outbound/open-outbound.ts'
import { storageAddresses, type StorageAddresses } from '../../../outbound/storage-addresses.ts'
import { signedUrl } from '../file.present.ts'
import { findFile } from '../file.queries.ts'
import { pdf } from './corpus/acting-pdfs.ts'
import { photo, read, upload } from './support.ts'

let app: TestApp
let front: StoreFront
let addresses: StorageAddresses
let lea: string
beforeAll(async () => {
  app = await testApp()
  lea = await app.tokenOf((await newScene(app)).lea)
  await testWorker(app, workerParts)
  front = await startStoreFront(app.config.S3_ENDPOINT)
  addresses = storageAddresses({ ...storageOptions(app.config), endpoint: front.url }, systemClock)
})
afterAll(() => front.close())

const throughFront = async (id: string) => read(signedUrl(addresses, (await findFile(app.db, { id }))[0]!)!)

test('a picture and a document: never sniffed, never a page, the document always a download', async () => {
  const picture = await upload(app, lea, { group: 'image', name: 'foto.png', bytes: await photo(40, 40, 'png') })
  const paper = await upload(app, lea, { group: 'document', name: 'brief.pdf', bytes: pdf() })
  expect([picture.status, paper.status]).toEqual([200, 200])
  const shown = await throughFront(picture.id!)
  const saved = await throughFront(paper.id!)
  for (const { status, headers } of [shown, saved]) {
    expect(status).toBe(200)
    for (const [name, value] of Object.entries(fileHeaders)) expect([name, headers.get(name)]).toEqual([name, value])
  }
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(saved.headers.get('content-type')).toBe('application/pdf')
  expect(saved.headers.get('content-disposition')).toContain('attachment')
})

test('an upload through it is held to its length, and a bent address is refused with the same headers', async () => {
  const key = 'quarantine/store-front-test'
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    fetch(addresses.put(key, { type: 'image/png', size: 3 }), {
      method: 'PUT',
      body: bytes,
      headers: { 'content-type': 'image/png' },
    })
  expect((await send(new Uint8Array(4))).status).toBe(403)
  expect((await send(new Uint8Array(3))).status).toBe(200)
  const address = addresses.get(key, { type: 'image/png', disposition: 'inline' })
  const bent = await read(address.replace('image%2Fpng', 'text%2Fhtml'))
  expect([bent.status, bent.headers.get('x-content-type-options')]).toEqual([403, 'nosniff'])
})
