import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { eventually } from '../../../test/eventually.ts'
import { testWorker } from '../../../test/worker.ts'
import { workerParts } from '../../app.ts'
import { announce, enqueue } from '../../db/outbox.ts'
import { defineJob, listen } from '../definitions.ts'

const ran: string[] = []
const note = defineJob({
  name: 'test-note',
  payload: z.object({ text: z.string() }),
  run: async (_ctx, { text }) => void ran.push(String(text)),
})
let failures = 0
const stumble = defineJob({
  name: 'test-stumble',
  payload: z.object({}),
  run: async () => {
    failures += 1
    if (failures < 2) throw new Error('not yet')
  },
})
let lost = 0
const interrupted = defineJob({
  name: 'test-interrupted',
  payload: z.object({}),
  run: async () => {
    lost += 1
    if (lost < 3) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  },
})
const heard: string[] = []
const sessionId = '0198c0de-0000-7000-8000-000000000001'
const ended = { sessionId, personId: sessionId, reason: 'logOut' as const }

let data: TestDatabase
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  data = await testDatabase()
  worker = await testWorker(data, {
    jobs: [...workerParts.jobs, note, stumble, interrupted],
    listeners: [
      ...workerParts.listeners,
      listen('session.ended', 'test-first', async () => {
        heard.push('first')
      }),
      listen('session.ended', 'test-second', async () => {
        heard.push('second')
        if (heard.filter((name) => name === 'second').length < 2) throw new Error('stumbled')
      }),
    ],
  })
})

describe('jobs', () => {
  test('a job of a committed transaction runs, one of a rolled-back transaction never does', async () => {
    await expect(
      data.begin(async (tx) => {
        await enqueue(tx, note, { text: 'rolled back' })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await data.begin((tx) => enqueue(tx, note, { text: 'committed' }))
    await eventually(() => expect(ran).toEqual(['committed']))
    const { rows } = await data.pool.query("select data->>'text' as text from pgboss.job where name = 'test-note'")
    expect(rows).toEqual([{ text: 'committed' }])
    expect(ran).toEqual(['committed'])
  })

  test('1,000 jobs of one transaction are all done within seconds', async () => {
    const before = ran.length
    await data.begin(async (tx) => {
      for (let i = 0; i < 1_000; i += 1) await enqueue(tx, note, { text: `n${i}` })
    })
    await eventually(() => expect(ran.length - before).toBe(1_000))
    expect(new Set(ran).size).toBe(ran.length)
  })

  test('a failed job is tried again', async () => {
    await data.begin((tx) => enqueue(tx, stumble, {}))
    await eventually(() => expect(failures).toBe(2))
  })

  test('one that the database left in the middle goes on when it is back, in the same try', async () => {
    await data.begin((tx) => enqueue(tx, interrupted, {}))
    await eventually(async () => {
      const { rows } = await data.pool.query(
        "select state::text, retry_count from pgboss.job where name = 'test-interrupted'",
      )
      expect(rows).toEqual([{ state: 'completed', retry_count: 0 }])
    })
    expect(lost).toBe(3)
  })

  test('a job given up after all retries lies in the dead-letter queue', async () => {
    await worker.boss.send('test-note', { text: 42 }, { retryLimit: 0 })
    await eventually(async () => {
      const { rows } = await data.pool.query("select data from pgboss.job where name = 'dead'")
      expect(rows).toEqual([{ data: { text: 42 } }])
    })
  })
})

describe('events', () => {
  test('every listener hears an announced event; one that stumbles repeats alone', async () => {
    await data.begin((tx) => announce(tx, 'session.ended', ended))
    await eventually(() => expect(heard.filter((name) => name === 'second')).toHaveLength(2))
    expect(heard.filter((name) => name === 'first')).toHaveLength(1)
    expect(worker.bus.said).toEqual([{ subject: 'session.ended', message: { sessionId } }])
  })

  test('an event of a rolled-back transaction is never heard', async () => {
    const [before, done] = [heard.length, ran.length]
    await expect(
      data.begin(async (tx) => {
        await announce(tx, 'session.ended', ended)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await data.begin((tx) => enqueue(tx, note, { text: 'marker' }))
    await eventually(() => expect(ran.slice(done)).toEqual(['marker']))
    expect(heard).toHaveLength(before)
  })

  test('delivering the same event twice notifies once', async () => {
    const before = heard.filter((name) => name === 'first').length
    const id = await worker.boss.send('event', { event: 'session.ended', payload: ended })
    await eventually(() => expect(heard.filter((name) => name === 'first')).toHaveLength(before + 1))
    await data.pool.query(
      "update pgboss.job set state = 'created', started_on = null, completed_on = null where id = $1",
      [id],
    )
    await eventually(async () => {
      const { rows } = await data.pool.query<{ state: string }>('select state from pgboss.job where id = $1', [id])
      expect(rows[0]?.state).toBe('completed')
    })
    expect(heard.filter((name) => name === 'first')).toHaveLength(before + 1)
  })
})
