// What strangers see of a minor (docs/security.md): no answer, frame, mail or notification that people of another
// company get holds the last name, a photograph, the e-mail address or the date of a minor.
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../app.ts'
import { hitsIn, printed, type Given, type Hit } from './canaries.ts'
import { tellEverything } from './told.ts'
import { reading, walk, writing } from './walk.ts'
import { newWorld, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp()
  world = await newWorld(app)
})

/** A few of each kind are enough to see what leaks. */
function summary(hits: readonly Hit[]): string[] {
  const byKind = Map.groupBy(hits, ({ canary, part, given }) => `${canary} ${part} ${given.where}`)
  return [...byKind.values()].map(([first]) => printed(first!))
}

test('nothing people are told: notifications, live frames, mails', async () => {
  const told = await tellEverything(app, world)
  const count = (where: Given['where']) => told.filter((one) => one.where === where).length
  for (const where of ['notification', 'mail'] as const) expect([where, count(where) > 100]).toEqual([where, true])
  expect(summary(told.flatMap(hitsIn))).toEqual([])
}, 120_000)

const inAdmin = ['listManagedPeople', 'readManagedPerson', 'readThingsToHandOver', 'listInvitations']
/** 13-admin E3: whoever runs the platform looks after the people of every company, in the admin tool and nowhere else. */
const administers = ({ where, to }: Given) =>
  [...inAdmin, 'listAudit', 'exportAudit', 'listSwitches'].includes(where) &&
  to.roles.some((role) => role === 'OWNER' || role === 'ADMIN')

test('no answer of any route, whoever asks', async () => {
  const hits: Hit[] = []
  const answered = new Set<string>()
  // Doing changes the world, so everything is read first.
  for await (const given of walk(app, world, [...reading, ...writing])) {
    if (!administers(given)) hits.push(...hitsIn(given))
    if ((given.what as { status: number }).status < 300) answered.add(given.where)
  }
  expect(summary(hits)).toEqual([])
  expect(answered.size).toBeGreaterThan(60)
}, 300_000)
