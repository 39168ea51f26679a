// Reads that bear a second of age are answered by a copy of the database, but never to one who has just written.
import type { RouteKey } from '@werkplatz/contract/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { httpNode, testApp, type TestApp } from '../../../test/app.ts'
import { sender, type Send } from '../../../test/call.ts'
import { eventually } from '../../../test/eventually.ts'
import { newScene } from '../../../test/people.ts'
import { standIn, type StandIn } from '../../../test/stand-in.ts'
import { syntheticRoute } from '../../../test/synthetic-routes.ts'
import { readAged, write } from '../handlers.ts'

const where: Route = {
  method: 'GET',
  path: '/v1/synthetic/where',
  summary: 'For this test only.',
  may: 'signedIn',
  output: z.object({ name: z.string() }),
  statuses: [200],
  errors: [],
}
const whereKey = 'where' as RouteKey
const made = [
  syntheticRoute(
    'where',
    where,
    readAged(whereKey, async (db) => ({
      body: (await db.query<{ name: string }>('select current_database() as name', []))[0] as never,
    })).run,
  ),
  syntheticRoute(
    'change',
    { ...where, method: 'POST', path: '/v1/synthetic/change' },
    write(whereKey, async () => ({ body: { name: '' } as never })).run,
  ),
]

let app: TestApp
let copy: StandIn
let send: Send
let token: string
beforeAll(async () => {
  app = await testApp()
  copy = await standIn()
  const { server } = await httpNode(app, app.clock, app.logged, {
    extra: made.map(({ handler }) => handler),
    replicaUrl: copy.urls.DATABASE_URL,
  })
  send = sender(server)
  token = await app.tokenOf((await newScene(app)).lea)
})

const whoAnswers = async (cookie?: string) => {
  const headers = cookie === undefined ? {} : { cookie }
  const { status, body } = await send({ method: 'GET', url: '/v1/synthetic/where', token, headers })
  expect(status).toBe(200)
  return (body as { name: string }).name
}

test('whoever has just written reads from the primary, on whatever node; for everybody else the copy will do', async () => {
  await eventually(async () => expect(await whoAnswers()).toBe(copy.name))
  const { headers } = await send({ method: 'POST', url: '/v1/synthetic/change', token, payload: {} })
  const said = String(headers['set-cookie'])
  expect(said).toMatch(/^__Secure-werkplatz-wrote=1; Max-Age=5; Path=\/api; HttpOnly; Secure; SameSite=Strict$/)
  expect(await whoAnswers(said.split(';')[0])).toBe(new URL(app.url).pathname.slice(1))
  expect(await whoAnswers()).toBe(copy.name)
})

test('a read says nothing of writing, and neither does a write where there is no copy', async () => {
  const { headers } = await send({ method: 'GET', url: '/v1/synthetic/where', token })
  expect(headers['set-cookie']).toBeUndefined()
  const { headers: without } = await app.call('logOut', { token })
  expect(String(without['set-cookie'])).not.toContain('wrote')
})
