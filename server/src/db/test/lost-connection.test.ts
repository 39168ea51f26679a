import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { connected, testDatabase, type TestDatabase } from '../../../test/database.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { eventually } from '../../../test/eventually.ts'
import { databaseRetries, transactionsUnavailable } from '../../lib/metrics.ts'
import { openDatabase } from '../open.ts'
import { Readers } from '../pipelined-driver.ts'

let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
})

/** Ends the one connection that waits for a lock, as a host does that goes down. */
async function endWhoeverWaits() {
  const pid = await eventually(async () => {
    const { rows } = await data.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(rows).toHaveLength(1)
    return rows[0]!.pid
  }, 30_000)
  await data.pool.query('select pg_terminate_backend($1)', [pid])
  // One that is told to go is seen waiting for a moment more, and would be taken for the next one.
  await eventually(async () => {
    const { rows } = await data.pool.query('select 1 from pg_stat_activity where pid = $1', [pid])
    expect(rows).toEqual([])
  }, 30_000)
}

/** While `work` runs, whoever asks for this lock waits. */
const whileLocked = (key: number, work: () => Promise<void>) =>
  connected(data.url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [key])
    await work()
  })

const askFor = (key: number) =>
  data.db.query<{ n: number }>('select 1 as n from (select pg_advisory_xact_lock($1)) locked', [key])

const retries = async (outcome: string) =>
  (await databaseRetries.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0

describe('a connection that is lost', () => {
  test('under a read: it is asked once more, and answered', async () => {
    const before = await retries('answered')
    let answer!: Promise<{ n: number }[]>
    await whileLocked(1, async () => {
      answer = askFor(1)
      await endWhoeverWaits()
    })
    expect(await answer).toEqual([{ n: 1 }])
    expect(await retries('answered')).toBe(before + 1)
  })

  test('the statement of the query in front was given up: who relied on it asks once more, and is answered', async () => {
    // On one connection only the first says what the statement is.
    const readers = new Readers({
      connectionString: data.url,
      connections: 1,
      statementTimeoutMs: 300,
      connectTimeoutMs: 5_000,
    })
    atEndOfFile(() => readers.close())
    const count = () => readers.query<{ n: number }>('select id as n from given_up where id = $1', [1])
    await connected(data.urls.DATABASE_OWNER_URL, async (client) => {
      await client.query('create table given_up as select 1 as id; grant select on given_up to public')
      await client.query('begin; lock table given_up in access exclusive mode')
      const [first, second] = [count(), count()]
      await expect(first).rejects.toMatchObject({ code: '57014' })
      await client.query('rollback')
      expect(await second).toEqual([{ n: 1 }])
    })
  })

  test('under the same read again: it fails, nobody asks a third time', async () => {
    const before = await retries('failed')
    await whileLocked(2, async () => {
      const [answer] = await Promise.allSettled([askFor(2), endWhoeverWaits().then(endWhoeverWaits)])
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: '57P01' } })
    })
    expect(await retries('failed')).toBe(before + 1)
  })

  test('under a transaction: it fails, and its work is not begun again', async () => {
    let runs = 0
    const unavailable = async () => (await transactionsUnavailable.get()).values[0]!.value
    const before = await unavailable()
    await whileLocked(3, async () => {
      const work = data.begin(async (tx) => {
        runs += 1
        await sql`select pg_advisory_xact_lock(${3})`.execute(tx)
      })
      const [answer] = await Promise.allSettled([work, endWhoeverWaits()])
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: '57P01' } })
    })
    expect(runs).toBe(1)
    expect(await unavailable()).toBe(before + 1)
  })

  test('a read that PostgreSQL refuses is not asked again', async () => {
    const before = await retries('failed')
    await expect(data.db.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    expect(await retries('failed')).toBe(before)
  })
})

describe('a host that answers, but is no longer the primary', () => {
  const narrow = () => {
    const database = openDatabase({
      connectionString: data.url,
      outbox: data.queue.outbox,
      poolSize: 1,
      readerConnections: 1,
      patienceMs: 30_000,
    })
    atEndOfFile(() => database.close())
    return database
  }

  test('the connection that wrote there is given up; after an ordinary error it is kept', async () => {
    const { begin } = narrow()
    const pid = () =>
      begin(async (tx) => (await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(tx)).rows[0]!.pid)
    const first = await pid()
    await expect(begin((tx) => sql`select 1 / ${0}::int`.execute(tx))).rejects.toMatchObject({ code: '22012' })
    expect(await pid()).toBe(first)
    const writing = begin(async (tx) => {
      await sql`set transaction read only`.execute(tx)
      await sql`insert into company (name) values (${'Nordwerk'})`.execute(tx)
    })
    await expect(writing).rejects.toMatchObject({ code: '25006' })
    expect(await pid()).not.toBe(first)
  })

  const openReaders = async () => {
    const { rows } = await data.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and application_name = 'werkplatz-reader'`,
    )
    return rows[0]!.n
  }

  test('so is the one that read there, and only one stands in its place', async () => {
    const before = await openReaders()
    const { db } = narrow()
    const pid = async () => (await db.query<{ pid: number }>('select pg_backend_pid() pid', []))[0]!.pid
    const first = await pid()
    const refusal = `do $$ begin raise exception 'not during recovery' using errcode = '0A000'; end $$`
    for (let time = 0; time < 3; time += 1) await expect(db.query(refusal, [])).rejects.toMatchObject({ code: '0A000' })
    const last = await pid()
    expect(last).not.toBe(first)
    await eventually(async () => expect(await openReaders()).toBe(before + 1))
    expect(await pid()).toBe(last)
  })
})
