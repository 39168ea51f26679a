import { expect, test } from 'vitest'

import { testDatabase } from '../../../test/database.ts'
import { enqueue, enqueueAll } from '../../db/outbox.ts'
import { queueOldestSeconds, queueWaiting } from '../../lib/metrics.ts'
import { noteQueues } from '../queue-figures.ts'
import { prepareQueues } from '../queue.ts'

const [busy, idle] = [{ name: 'test-busy' }, { name: 'test-idle' }]

test('what is due and waits is counted by queue, with the age of the oldest; what begins later is not', async () => {
  const data = await testDatabase()
  await prepareQueues(data.urls.DATABASE_OWNER_URL, [busy.name, idle.name])
  const note = async ({ name }: { name: string }) => {
    await noteQueues(data.queue.boss, [busy.name, idle.name])
    const of = async (gauge: typeof queueWaiting) =>
      (await gauge.get()).values.find(({ labels }) => labels.queue === name)!.value
    return { waiting: await of(queueWaiting), oldest: await of(queueOldestSeconds) }
  }
  expect(await note(busy)).toEqual({ waiting: 0, oldest: 0 })
  await data.begin((tx) => enqueueAll(tx, busy, [{}, {}]))
  await data.begin((tx) => enqueue(tx, busy, {}, new Date(Date.now() + 3_600_000)))
  await data.pool.query(
    `update pgboss.job set created_on = created_on - interval '1 hour', start_after = start_after - interval '1 hour'
     where id = (select id from pgboss.job where name = $1 and start_after <= now() limit 1)`,
    [busy.name],
  )
  const found = await note(busy)
  expect(found.waiting).toBe(2)
  expect(found.oldest).toBeGreaterThanOrEqual(3_600)
  expect(found.oldest).toBeLessThan(3_900)
  expect(await note(idle)).toEqual({ waiting: 0, oldest: 0 })
  await data.pool.query('delete from pgboss.job where name = $1', [busy.name])
  expect(await note(busy)).toEqual({ waiting: 0, oldest: 0 })
})
