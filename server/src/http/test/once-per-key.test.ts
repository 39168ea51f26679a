// A creating call that is sent again with its key is answered as the first time and changes nothing.
import { randomUUID } from 'node:crypto'

import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../test/app.ts'
import { databaseHash } from '../../../test/fuzz/database-hash.ts'
import { cellsOf, requestOf, type Cell } from '../../../test/matrix/engine.ts'
import { expected } from '../../../test/matrix/expected.ts'
import { newScene, type Scene } from '../../../test/people.ts'
import { deleteOldCallKeys } from '../call-key.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

/** Done outside of a transaction of the frame, and why a repeat is harmless. */
const harmless: Record<string, string> = {
  validateImage: 'a file that was accepted stays accepted',
  validateDocument: 'a file that was accepted stays accepted',
  startApprenticesExport: 'refused while one is being made',
  startTotp: 'replaces what was begun',
  startPasskey: 'replaces what was begun',
  renewRecoveryCodes: 'replaces the codes before',
  logOut: 'the session is over: whoever repeats it is nobody any more',
}
const creating = routeKeys.filter((key) => {
  const { method, may, answersSecret } = routeOf(key)
  return method === 'POST' && may !== 'public' && !answersSecret && !harmless[key]
})

const allowedCell = (key: (typeof routeKeys)[number]): Cell => {
  const cells = cellsOf(key, routeOf(key), expected[key]).filter((one) => one.expected === 'ok')
  // Not the platform's people: they reach more than the usual caller.
  return cells.find(({ actor }) => actor === 'APPRENTICE') ?? cells.at(-1)!
}

test('there are creating calls to look at', () => {
  expect(creating).toContain('createApplication')
  expect(creating.length).toBeGreaterThan(12)
})

describe.each(creating)('%s', (key) => {
  test('sent three times with one key happens once', async () => {
    app.clock.add(61)
    const request = await requestOf(app, scene, allowedCell(key))
    const keyed = { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }
    const first = await app.send(keyed)
    expect(routeOf(key).statuses).toContain(first.status)
    const before = await databaseHash(app)
    for (const again of [await app.send(keyed), await app.send(keyed)])
      expect({ status: again.status, body: again.body, location: again.headers.location }).toEqual({
        status: first.status,
        body: first.body,
        location: first.headers.location,
      })
    expect(await databaseHash(app)).toBe(before)
  })
})

describe('a key', () => {
  const semester = (key: string, query = { year: 1, semester: 1 }, who = scene.lea) =>
    app.call('createSemester', { as: who, query, headers: { 'idempotency-key': key } })
  const count = async () =>
    Number((await app.pool.query<{ n: string }>('select count(*) as n from semester')).rows[0]!.n)
  beforeAll(() => app.pool.query('delete from mark; delete from semester'))

  test('ten at once: one row, ten times the same answer', async () => {
    const key = randomUUID()
    const before = await count()
    const replies = await Promise.all(Array.from({ length: 10 }, () => semester(key)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  test('of a call that was refused is free again', async () => {
    const key = randomUUID()
    expect((await semester(key, { year: 3, semester: 1 })).status).toBe(409)
    expect((await semester(key, { year: 1, semester: 2 })).status).toBe(201)
  })

  test('stands for one wish: another one under the same key is refused', async () => {
    const key = randomUUID()
    expect((await semester(key, { year: 2, semester: 1 })).status).toBe(201)
    expect(await semester(key, { year: 2, semester: 2 })).toMatchObject({ status: 400, body: { code: 'bad_input' } })
    expect((await app.call('saveSchooldays', keyedDays(key))).status).toBe(400)
  })
  const keyedDays = (key: string) => ({
    as: scene.lea,
    body: { userId: scene.lea.id, days: ['Montag'], schoolDayText: '' },
    headers: { 'idempotency-key': key },
  })

  test('is its owner’s: the same key of somebody else is another one', async () => {
    const key = randomUUID()
    const mine = await app.call('saveSchooldays', keyedDays(key))
    const theirs = await app.call('saveSchooldays', {
      ...keyedDays(key),
      as: scene.luca,
      body: { userId: scene.luca.id, days: ['Montag'], schoolDayText: '' },
    })
    expect([mine.status, theirs.status]).toEqual([204, 204])
    const { rows } = await app.pool.query('select person_id from call_key where id = $1', [key])
    expect(rows).toHaveLength(2)
  })

  test('that is none is refused, and one that is not sent changes nothing', async () => {
    expect((await semester("x'; --")).status).toBe(400)
    expect((await app.call('createSemester', { as: scene.lea, query: { year: 2, semester: 2 } })).status).toBe(201)
  })

  test('is forgotten after a day', async () => {
    const key = randomUUID()
    await app.call('saveSchooldays', keyedDays(key))
    const kept = async () => (await app.pool.query('select from call_key where id = $1', [key])).rowCount
    await app.begin(deleteOldCallKeys)
    expect(await kept()).toBe(1)
    await app.pool.query("update call_key set date_created = now() - interval '25 hours' where id = $1", [key])
    await app.begin(deleteOldCallKeys)
    expect(await kept()).toBe(0)
  })
})
