import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { enqueueInCase } from '../../db/outbox.ts'
import { makeLog } from '../../lib/log.ts'
import { inCase } from '../in-case.ts'
import { IN_CASE, openQueue, prepareQueues, type QueueClient } from '../queue.ts'

const promised = { name: `${IN_CASE}test-promised` }
const owed = { name: 'test-owed' }

let data: TestDatabase
let asNode: QueueClient
beforeAll(async () => {
  data = await testDatabase()
  await prepareQueues(data.urls.DATABASE_OWNER_URL, [promised.name, owed.name])
  asNode = await openQueue(data.urls.DATABASE_URL, () => {})
  atEndOfFile(() => asNode.stop())
})

const put = async (job: { name: string }) => {
  const id = randomUUID()
  await data.begin((tx) => enqueueInCase(tx, job, id, {}))
  return id
}
const waiting = async ({ name }: { name: string }) => {
  const { rows } = await data.pool.query<{ id: string }>('select id from pgboss.job where name = $1', [name])
  return rows.map(({ id }) => id)
}

describe('jobs in case', () => {
  test('done: taken back, and only those', async () => {
    const [done, open] = [await put(promised), await put(promised)]
    const kept = inCase(asNode, makeLog('test', 'silent'))
    kept.takeBack(promised, done)
    await kept.stop()
    expect(await waiting(promised)).toEqual([open])
  })

  test('a node takes back nothing that others count on', async () => {
    const id = await put(owed)
    await asNode.takeBack(owed.name, [id])
    expect(await waiting(owed)).toEqual([id])
    await expect(asNode.boss.getDb().executeSql('delete from pgboss.job')).rejects.toThrow('permission denied')
  })

  test('one that runs already runs to its end', async () => {
    const before = await waiting(promised)
    const id = await put(promised)
    await data.pool.query("update pgboss.job set state = 'active' where id = $1", [id])
    await asNode.takeBack(promised.name, [id])
    expect((await waiting(promised)).toSorted()).toEqual([...before, id].toSorted())
  })
})
