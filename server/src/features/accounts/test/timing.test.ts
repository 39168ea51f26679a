// Known and unknown addresses cannot be told apart by the clock (T02): 200 calls each, 500 by night, interleaved, so that
// whatever else the machine does meanwhile hits both alike. One chance measurement in a hundred looks different by nature, so a round
// that does is repeated; a real difference would show in every round.
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'
import { median, sameDistribution } from '../../../../test/statistics.ts'
import { passwords } from '../../../access/passwords.ts'

const CALLS = Number(process.env.TIMING_CALLS ?? 200)
const ROUNDS = 3

let app: TestApp
let scene: Scene
let known: string[]
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  // With the product's own hash: the cheap one of other tests would be told from the real one at once.
  const password_hash = await (await passwords()).hash('Ein ganz neuer Satz')
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      newPerson(app, { nameFirst: `Bekannt${i}`, companyId: scene.nordwerk, roles: ['USER'] }),
    ),
  )
  await app.begin((tx) => tx.updateTable('credential').set({ password_hash }).execute())
  known = people.map((person) => person.email)
})

let calls = 0
/** A fresh address each time: neither throttle nor rate limit has a part in this. */
const from = () => {
  calls += 1
  return { 'x-forwarded-for': `10.${(calls >> 14) & 127}.${(calls >> 7) & 127}.${calls & 127}` }
}

async function timed(call: () => Promise<{ status: number }>, expected: number): Promise<number> {
  const start = process.hrtime.bigint()
  const { status } = await call()
  const ms = Number(process.hrtime.bigint() - start) / 1e6
  expect(status).toBe(expected)
  return ms
}

async function compare(call: (email: string) => Promise<{ status: number }>, expected: number) {
  let verdict = { p: 0, medians: [0, 0], ratio: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: [number[], number[]] = [[], []]
    // A round stays below what an account may be tried over all addresses.
    await app.pool.query('delete from attempt')
    for (let i = 0; i < CALLS; i += 1) {
      const pair = [known[i % known.length]!, `unbekannt${i % known.length}@nordwerk.example`]
      // Who goes first changes, so that the second place is nobody's advantage.
      for (const which of i % 2 ? [0, 1] : [1, 0]) times[which]!.push(await timed(() => call(pair[which]!), expected))
    }
    const medians = times.map(median)
    verdict = { p: sameDistribution(...times), medians, ratio: medians[0]! / medians[1]! }
    if (isAlike(verdict)) break
  }
  return verdict
}

const isAlike = ({ p, ratio }: { p: number; ratio: number }) => p > 0.01 && Math.abs(ratio - 1) <= 0.05

test('requestRecovery takes the same time for known and unknown addresses', { timeout: 120_000 }, async () => {
  const verdict = await compare((email) => app.call('requestRecovery', { body: { email }, headers: from() }), 204)
  expect(verdict).toSatisfy(isAlike)
})

test('login takes the same time for known and unknown addresses', { timeout: 600_000 }, async () => {
  const verdict = await compare((email) => {
    const authorization = `Basic ${Buffer.from(`${email}:falsches Passwort`).toString('base64')}`
    return app.call('login', { headers: { authorization, ...from() } })
  }, 401)
  expect(verdict).toSatisfy(isAlike)
})
