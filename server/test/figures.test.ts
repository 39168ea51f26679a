// What /metrics says after people have used the product: by names that stay the same, however many they are.
import { beforeAll, expect, test } from 'vitest'

import { openDatabase } from '../src/db/open.ts'
import { registry } from '../src/lib/metrics.ts'
import { nameQueries } from '../src/processes/name-queries.ts'
import { testApp, type TestApp } from './app.ts'
import { newPerson, newScene, PASSWORD, type Scene } from './people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  await nameQueries()
  app = await testApp()
  scene = await newScene(app)
})

const figures = () => registry.metrics()
const valueOf = async (line: string) =>
  Number(
    (await figures())
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  )

const basic = (email: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
})

test('logins that passed and failed', async () => {
  const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['USER'] })
  const count = async (outcome: string) => valueOf(`werkplatz_logins_total{outcome="${outcome}"}`)
  const before = { passed: await count('passed'), failed: await count('failed') }
  expect((await app.call('login', { headers: basic(mia.email, 'wrong') })).status).toBe(401)
  expect((await app.call('login', { headers: basic(mia.email, PASSWORD) })).status).toBe(200)
  expect({ passed: await count('passed'), failed: await count('failed') }).toEqual({
    passed: before.passed + 1,
    failed: before.failed + 1,
  })
})

test('statements by the name of their query, or by what they do; never by whom they are for', async () => {
  const token = await app.tokenOf(scene.lea)
  expect((await app.call('readUserDetails', { token })).status).toBe(200)
  expect((await app.call('logOut', { token })).status).toBe(204)
  const queries = new Set(
    [...(await figures()).matchAll(/^werkplatz_database_seconds_count\{query="([^"]*)"\}/gm)].map(([, name]) => name!),
  )
  for (const name of ['findMember', 'begin', 'commit', 'update session']) expect([...queries]).toContain(name)
  for (const name of queries) expect(name).toMatch(/^[A-Za-z]\w*( \w+)?$/)
})

test('the pool’s connections: one at work while somebody writes, none when nobody does', async () => {
  const { begin, close } = openDatabase({ connectionString: app.urls.DATABASE_URL, outbox: app.queue.outbox })
  await begin(async () => expect(await valueOf('werkplatz_pool_in_use')).toBe(1))
  expect(await valueOf('werkplatz_pool_in_use')).toBe(0)
  expect(await figures()).toContain('\nwerkplatz_pool_waiting 0\n')
  await close()
})

test('asking for the figures is no call', async () => {
  const calls = async () => [...(await figures()).matchAll(/^werkplatz_http_seconds_count.* (\d+)$/gm)].join()
  const before = await calls()
  await figures()
  expect(await calls()).toBe(before)
})
