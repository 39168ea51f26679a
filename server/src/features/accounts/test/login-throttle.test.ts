import { beforeAll, expect, test, vi } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, PASSWORD, type Scene } from '../../../../test/people.ts'

const verified = vi.hoisted(() => ({ count: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (...args: Parameters<typeof real.verify>) => {
      verified.count += 1
      return real.verify(...args)
    },
  }
})

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const logIn = (user: string, password: string, ip: string) =>
  app.call('login', {
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`, 'x-forwarded-for': ip },
  })

test('200 wrong passwords compute at most 10 hashes; the owner still gets in from elsewhere', async () => {
  verified.count = 0
  const statuses = new Set<number>()
  for (let i = 0; i < 200; i += 1) statuses.add((await logIn(scene.lea.email, `falsch${i}`, '10.2.0.1')).status)
  expect(verified.count).toBeGreaterThan(0)
  expect(verified.count).toBeLessThanOrEqual(10)
  expect(statuses).toEqual(new Set([401, 429]))
  expect((await logIn(scene.lea.email, PASSWORD, '10.2.0.2')).status).toBe(200)
})

test('a refused attempt says how long to wait', async () => {
  for (let i = 0; i < 6; i += 1) await logIn(scene.noah.email, 'falsch', '10.2.0.3')
  const reply = await logIn(scene.noah.email, PASSWORD, '10.2.0.3')
  expect(reply.status).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
})

test('30 people of one school sign in from one address, all succeed', async () => {
  const pupils = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      newPerson(app, { nameFirst: `Schueler${i}`, companyId: scene.nordwerk, roles: ['APPRENTICE'] }),
    ),
  )
  const replies = await Promise.all(pupils.map((pupil) => logIn(pupil.email, PASSWORD, '10.2.0.4')))
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
})

test('an address that tries many accounts is stopped after 100 failures, whoever it tries next', async () => {
  for (let i = 0; i < 100; i += 1) await logIn(`unbekannt${i}@nordwerk.example`, 'x', '10.2.0.5')
  expect((await logIn(scene.ada.email, PASSWORD, '10.2.0.5')).status).toBe(429)
  expect((await logIn(scene.ada.email, PASSWORD, '10.2.0.6')).status).toBe(200)
}, 120_000)
