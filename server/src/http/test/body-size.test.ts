// How large a body may be is said by its route.
import { BODY_LIMIT, LARGEST_BODY, type Route } from '@werkplatz/contract/shared/route.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { testApp, type TestApp } from '../../../test/app.ts'
import { newScene } from '../../../test/people.ts'
import { syntheticRoute } from '../../../test/synthetic-routes.ts'

const long: Route = {
  method: 'POST',
  path: '/v1/synthetic/usual',
  summary: 'For this test only.',
  may: 'signedIn',
  body: z.strictObject({ text: z.string() }),
  statuses: [204],
  errors: [],
}
const made = [
  syntheticRoute('usual', long, async () => ({})),
  syntheticRoute('large', { ...long, path: '/v1/synthetic/large', maxBody: LARGEST_BODY }, async () => ({})),
]

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp(made.map(({ handler }) => handler))
  token = await app.tokenOf((await newScene(app)).lea)
})

/** A body of exactly so many bytes. */
const send = (name: string, bytes: number) => {
  const payload = JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) })
  expect(Buffer.byteLength(payload)).toBe(bytes)
  const headers = { 'content-type': 'application/json' }
  return app.send({ method: 'POST', url: `/v1/synthetic/${name}`, payload, headers, token })
}
const tooLarge = { code: 'payload_too_large', status: 413, type: 'urn:werkplatz:problem:payload_too_large' }

describe('maxBody', () => {
  test('64 KiB unless the route says otherwise: the last byte counts', async () => {
    expect((await send('usual', BODY_LIMIT)).status).toBe(204)
    const { status, body, headers } = await send('usual', BODY_LIMIT + 1)
    expect([status, body]).toEqual([413, expect.objectContaining(tooLarge)])
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })

  test('a route for long texts takes up to 1 MiB, and not a byte more', async () => {
    expect((await send('large', BODY_LIMIT + 1)).status).toBe(204)
    expect((await send('large', LARGEST_BODY)).status).toBe(204)
    const { status, body } = await send('large', LARGEST_BODY + 1)
    expect([status, body]).toEqual([413, expect.objectContaining(tooLarge)])
  })
})
