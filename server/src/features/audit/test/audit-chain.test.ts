// The chain over the audit trail, tampered with by those who can: the owner with the triggers off.
import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { connected, testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { eventually } from '../../../../test/eventually.ts'
import { loadConfig } from '../../../config.ts'
import { auditMove } from '../../../db/audit.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { systemClock } from '../../../lib/clock.ts'
import { makeLog } from '../../../lib/log.ts'
import { registry } from '../../../lib/metrics.ts'
import { makeMonths } from '../audit-chain.queries.ts'
import { auditJobs, sealTrail } from '../audit.jobs.ts'
import { checkChain } from '../check-chain.ts'

let data: TestDatabase
let ctx: WorkContext
let logged: string[]
beforeAll(async () => {
  data = await testDatabase()
})
beforeEach(async () => {
  logged = []
  const log = makeLog('worker', 'info', { write: (line) => void logged.push(line) })
  ctx = {
    db: data.db,
    settled: data.settled,
    begin: data.begin,
    outbound: undefined as never,
    clock: systemClock,
    log,
    config: loadConfig(process.env),
  }
  await asOwner(
    `alter table audit disable trigger all; alter table audit_seal disable trigger all;
     do $$ declare part regclass; begin
       for part in select inhrelid::regclass from pg_inherits where inhparent = 'audit'::regclass loop
         execute format('alter table %s disable trigger all', part);
       end loop; end $$;
     delete from audit; delete from audit_seal`,
  )
})

const asOwner = (...statements: string[]) =>
  connected(data.urls.DATABASE_OWNER_URL, async (client) => {
    const results: pg.QueryResult[] = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  })
const write = (action: string, details: Record<string, unknown> = {}) =>
  data.begin((tx) => auditMove(tx, { actorId: null, action, resource: 'test', targetId: null, details }))
const breaks = async () => (await checkChain(ctx)).map(({ what }) => what)
const changed = 'rows were changed, removed or added'

/** A transaction of any database of this PostgreSQL that is older than a row keeps it from being sealed for the moment. */
const sealAll = () =>
  eventually(async () => {
    await sealTrail(ctx)
    const { rows } = await data.pool.query(
      'select (select coalesce(sum(rows), 0) from audit_seal)::int as sealed, (select count(*) from audit)::int as written',
    )
    expect(rows[0].sealed).toBe(rows[0].written)
  }, 20_000)

/** Three seals over two rows each. */
async function threeSeals() {
  for (const minute of ['one', 'two', 'three']) {
    await data.begin(async (tx) => {
      for (const row of ['a', 'b'])
        await auditMove(tx, { actorId: null, action: `${minute} ${row}`, resource: 'test', targetId: null })
    })
    await sealAll()
  }
}

describe('the chain holds', () => {
  test('over rows of transactions that overlap: none is sealed before all older writers are over, none is left out', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const begun = Promise.withResolvers<void>()
    const slow = data.begin(async (tx) => {
      await auditMove(tx, { actorId: null, action: 'slow', resource: 'test', targetId: null })
      begun.resolve()
      await held
    })
    await begun.promise
    await write('fast')
    await sealTrail(ctx)
    const { rows: early } = await data.pool.query('select 1 from audit_seal')
    expect(early).toEqual([])
    release()
    await slow
    await sealAll()
    const { rows } = await data.pool.query<{ rows: number }>('select sum(rows)::int as rows from audit_seal')
    expect(rows).toEqual([{ rows: 2 }])
    expect(await breaks()).toEqual([])
  })

  test('after a hundred writers at once, with two workers sealing', async () => {
    const writers = Array.from({ length: 100 }, (_, i) => write(`writer ${i}`))
    await Promise.all([...writers, sealTrail(ctx), sealTrail(ctx), sealTrail(ctx)])
    await sealAll()
    const { rows } = await data.pool.query<{ n: number }>('select sum(rows)::int as n from audit_seal')
    expect(rows).toEqual([{ n: 100 }])
    expect(await breaks()).toEqual([])
  })

  test('each seal is logged with its hash: a copy that the database cannot reach', async () => {
    await write('logged')
    await sealAll()
    const { rows } = await data.pool.query<{ hash: Buffer }>('select hash from audit_seal')
    expect(logged.join()).toContain(rows[0]!.hash.toString('hex'))
  })
})

describe('tampering is told', () => {
  const cases: [title: string, tamper: string, told: string[]][] = [
    ['a changed row', "update audit set action = 'harmless' where action = 'two a'", [changed]],
    ['a changed detail', `update audit set details = '{"x":1}' where action = 'three b'`, [changed]],
    ['a row moved to another actor', "update audit set actor_id = uuidv7() where action = 'one a'", [changed]],
    ['a removed row', "delete from audit where action = 'one b'", [changed]],
    [
      'two rows that change places',
      `update audit a set action = b.action from audit b
       where a.action in ('two a', 'two b') and b.action in ('two a', 'two b') and a.id <> b.id`,
      [changed],
    ],
    [
      'a row slipped into a sealed time',
      "insert into audit (action, resource, xact) select 'forged', 'test', xact from audit where action = 'two a'",
      ['1 rows too many', changed],
    ],
    [
      'a row slipped in with another month',
      `insert into audit (action, resource, xact, at) select 'forged', 'test', xact, now() + interval '1 month'
       from audit where action = 'two a'`,
      ['1 rows too many'],
    ],
    ['a month emptied', 'delete from audit', [changed, changed, changed]],
    ['a changed seal', "update audit_seal set digest = sha256('') where no = 2", ['the seal was changed']],
    ['a removed seal', 'delete from audit_seal where no = 2', ['2 rows too many', 'the seal before it is missing']],
  ]
  for (const [title, tamper, told] of cases) {
    test(`${title}: logged as an error, in the metric, and written down once`, async () => {
      await threeSeals()
      expect(await breaks()).toEqual([])
      await asOwner(tamper)
      expect(await breaks()).toEqual(told)
      expect(await breaks()).toEqual(told)
      expect(logged.filter((line) => line.includes('"alert":true')).length).toBe(2)
      expect(await registry.metrics()).toContain(`werkplatz_audit_breaks{looked="all"} ${told.length}`)
      const { rows } = await data.pool.query("select 1 from audit where action = 'chainBroken'")
      expect(rows).toHaveLength(told.length)
    })
  }

  test('within a minute for what is recent: sealing looks at the newest seals', async () => {
    await threeSeals()
    await asOwner("delete from audit where action = 'three a'")
    await sealTrail(ctx)
    expect(logged.join()).toContain('the audit trail was tampered with')
  })
})

describe('months', () => {
  const old = (months: number, action: string) =>
    `select audit_make_months(now() - interval '${months} months', 0);
     insert into audit (action, resource, at) values ('${action}', 'test', now() - interval '${months} months')`

  test('those older than 13 months go, the chain holds without them, and going is written down', async () => {
    await asOwner(old(16, 'ancient'), old(13, 'thirteen months'))
    await write('today')
    await sealAll()
    const [dropped] = await asOwner('select audit_drop_months() as name')
    expect(dropped!.rows.length).toBeGreaterThan(0)
    const { rows } = await data.pool.query<{ action: string }>('select action from audit order by at, id')
    expect(rows.map(({ action }) => action)).toEqual([
      'thirteen months',
      'today',
      ...dropped!.rows.map(() => 'dropMonth'),
    ])
    await sealTrail(ctx)
    expect(await breaks()).toEqual([])
  })

  test('a month of the last 13 that is gone is no month that was let go', async () => {
    await asOwner(old(12, 'a year ago'))
    await sealAll()
    await asOwner("delete from audit where action = 'a year ago'")
    expect(await breaks()).toEqual([changed])
  })

  test('a month whose rows were not all sealed stays', async () => {
    await asOwner(old(16, 'sealed'))
    await sealAll()
    await asOwner(old(16, 'slipped in'))
    await expect(asOwner('select audit_drop_months()')).rejects.toThrow('look into it first')
  })

  test('the worker makes the next months, though it can create no table itself', async () => {
    await asOwner(
      `do $$ declare part text; begin
         for part in select relname from pg_class where relnamespace = 'trail'::regnamespace and relkind = 'r'
           and relname > 'audit_' || to_char(now(), 'YYYY_MM') loop execute format('drop table trail.%I', part); end loop;
       end $$`,
    )
    await data.begin(makeMonths)
    const { rows } = await data.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_class where relnamespace = 'trail'::regnamespace and relkind = 'r'
       and relname > 'audit_' || to_char(now(), 'YYYY_MM')`,
    )
    expect(rows).toEqual([{ n: 3 }])
  })

  test('all three are scheduled', () => {
    expect(auditJobs.map((job) => [job.name, job.schedule])).toEqual([
      ['seal-audit', '* * * * *'],
      ['check-audit', '20 3 * * *'],
      ['make-audit-months', '10 3 * * *'],
    ])
  })
})
