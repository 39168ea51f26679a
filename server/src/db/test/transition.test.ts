import { statusTables } from '@werkplatz/contract/statuses.ts'
import { nextStatus, type StatusTable } from '@werkplatz/contract/shared/status.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { newScene, type Scene } from '../../../test/people.ts'
import { transition } from '../transition.ts'
import { sampleRow } from '../../../test/status-rows.ts'

let data: TestDatabase
let scene: Scene
beforeAll(async () => {
  data = await testDatabase()
  scene = await newScene(data)
})

const trail = (targetId: string) =>
  data.db.selectFrom('audit').select(['action', 'actor_id', 'from_status', 'to_status']).where('target_id', '=', targetId).execute()

describe.each(Object.entries(statusTables) as [string, StatusTable][])('%s', (_name, table) => {
  const cells = table.statuses.flatMap((from) => Object.keys(table.verbs).map((verb) => ({ from, verb })))

  test.each(cells)('$verb from $from', async ({ from, verb }) => {
    const row = await sampleRow(data, table.resource, from, scene)
    const move = nextStatus(table, from, verb)
    const attempt = data.begin((tx) => transition(tx, table, row, verb, { id: scene.lea.id }))
    if ('to' in move) {
      expect((await attempt).status).toBe(move.to)
      expect(await trail(row.id)).toEqual([{ action: verb, actor_id: scene.lea.id, from_status: from, to_status: move.to }])
    } else {
      await expect(attempt).rejects.toMatchObject({ code: 'status_conflict' })
      expect(await trail(row.id)).toEqual([])
    }
  })
})

test('two at once: one wins, the other is told the status has changed', async () => {
  const row = await sampleRow(data, 'session', 'ACTIVE', scene)
  const once = () => data.begin((tx) => transition(tx, statusTables.session, row as never, 'logOut', { id: null }))
  const outcomes = await Promise.allSettled([once(), once()])
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await trail(row.id)).toHaveLength(1)
})

test('the audit trail can only grow', async () => {
  const row = await sampleRow(data, 'session', 'ACTIVE', scene)
  await data.begin((tx) => transition(tx, statusTables.session, row as never, 'logOut', { id: null }))
  await expect(data.begin((tx) => tx.updateTable('audit').set({ action: 'x' }).execute())).rejects.toThrow('append-only')
  await expect(data.begin((tx) => tx.deleteFrom('audit').execute())).rejects.toThrow('append-only')
})
