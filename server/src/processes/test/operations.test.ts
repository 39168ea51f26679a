import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { atEndOfFile } from '../../../test/end-of-file.ts'
import type { Health } from '../../lib/health.ts'
import { serveOperations } from '../operations.ts'

type Said = ReturnType<Health['answer']>

test('says how the process is, and nothing else', async () => {
  let said: Said = { status: 200, body: { state: 'ready', services: { postgres: 'up' } } }
  const server = await serveOperations({ answer: () => said, beginStop() {}, stop() {} }, '127.0.0.1', 0)
  atEndOfFile(async () => void server.close())
  const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

  expect(await (await ask('/healthz')).json()).toEqual({ state: 'alive' })
  const ready = await ask('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, said.body])
  said = { status: 503, body: { state: 'down', services: { postgres: 'down: no answer' } } }
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
  expect(await (await ask('/metrics')).text()).toContain('# TYPE werkplatz_http_seconds histogram')
  for (const path of ['/', '/api/v1/auth/check', '/metrics/more']) expect((await ask(path)).status).toBe(404)
})
