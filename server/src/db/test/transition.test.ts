import { nextStatus, type StatusTable } from '@werkplatz/contract/shared/status.ts'
import { statusTables } from '@werkplatz/contract/statuses.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { newScene, type Scene } from '../../../test/people.ts'
import { sampleRow } from '../../../test/status-rows.ts'
import { transition } from '../transition.ts'

let data: TestDatabase
let scene: Scene
beforeAll(async () => {
  data = await testDatabase()
  scene = await newScene(data)
})

const trail = (targetId: string) =>
  data.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'from_status', 'to_status'])
    .where('target_id', '=', targetId)
    .execute()

describe.each(Object.entries(statusTables) as [string, StatusTable][])('%s', (_name, table) => {
  const cells = table.statuses.flatMap((from) =>
    Object.keys(table.verbs).map((verb) => ({ from, verb, move: nextStatus(table, from, verb) })),
  )
  const arrows = cells.flatMap(({ from, verb, move }) => ('to' in move ? [{ from, verb, to: move.to }] : []))
  const nonArrows = cells.filter(({ move }) => 'refused' in move)

  test.each(arrows)('$verb: $from → $to, written to the trail', async ({ from, verb, to }) => {
    const row = await sampleRow(data, table.resource, from, scene)
    const moved = await data.begin((tx) => transition(tx, table, row, verb, { id: scene.lea.id }))
    expect(moved.status).toBe(to)
    expect(await trail(row.id)).toEqual([{ action: verb, actor_id: scene.lea.id, from_status: from, to_status: to }])
  })

  test.each(nonArrows)('$verb: refused from $from, nothing written', async ({ from, verb }) => {
    const row = await sampleRow(data, table.resource, from, scene)
    const attempt = data.begin((tx) => transition(tx, table, row, verb, { id: scene.lea.id }))
    await expect(attempt).rejects.toMatchObject({ code: 'status_conflict' })
    expect(await trail(row.id)).toEqual([])
  })
})

test('two at once: one wins, the other is told the status has changed', async () => {
  const row = await sampleRow(data, 'session', 'ACTIVE', scene)
  const once = () => data.begin((tx) => transition(tx, statusTables.session, row as never, 'logOut', { id: null }))
  const outcomes = await Promise.allSettled([once(), once()])
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await trail(row.id)).toHaveLength(1)
})
