// Every read that is compiled once is planned once, and what was found for a page is joined to it by id: no table is
// read from end to end for ten rows (docs/performance.md).
import { access } from '@werkplatz/contract/rules/access.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { filesIn } from '../../../tools/checks/tree.ts'
import { root } from '../../../tools/lib/root.ts'
import { callerWith } from '../../../tools/sql/caller.ts'
import { recordQueries } from '../../../tools/sql/recorded-queries.ts'
import { fillActivities } from '../../bench/fill-activities.ts'
import { preparedVerdict } from '../../src/access/guard.ts'
import { statementOf } from '../../src/db/named-statements.ts'
import { openDatabase, type Database } from '../../src/db/open.ts'
import { connected, testDatabase, type TestDatabase } from '../database.ts'

const CALLS = 20
const MOST_PLANNED = 5

/** Each sees the marketplace in another width. */
const roles: Role[] = ['USER', 'APPRENTICE', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER', 'OWNER']

interface Read {
  name: string
  text: string
}

async function preparedReads(db: Database['db']): Promise<Read[]> {
  const found = new Map<string, string>()
  for (const role of roles) {
    const me = callerWith(role)
    for (const file of filesIn(root, 'server/src/**/*.queries.ts'))
      for (const { name, statements } of (await recordQueries(root, file, me)).queries)
        for (const { text, isPrepared } of statements)
          if (isPrepared && !found.has(text)) found.set(text, `${name} for ${role}`)
    for (const [action, { resource }] of Object.entries(access))
      if (resource !== 'admin') found.set(preparedVerdict(action).statement(db, me).text, `may ${role} ${action}`)
  }
  // Without a parameter there is nothing to plan anew for.
  return [...found].filter(([text]) => text.includes('$1')).map(([text, name]) => ({ name, text }))
}

const samples: Record<string, unknown> = {
  uuid: '00000000-0001-7000-8000-000000000001',
  'uuid[]': ['00000000-0001-7000-8000-000000000001'],
  text: 'netz',
  'text[]': ['netz'],
  tsquery: 'netz',
  bigint: 10,
  integer: 10,
  boolean: true,
  date: '2026-11-16',
}

let data: TestDatabase
let http: Database
let reads: Read[]
/** Tables that grow with the number of people; small ones may be read whole. */
const large = ['activity', 'person', 'company', 'file']

beforeAll(async () => {
  data = await testDatabase()
  await connected(data.urls.DATABASE_OWNER_URL, async (client) => {
    await fillActivities(client, { activities: 10_000, companies: 400, people: 1_200 })
    // On a slow machine it would come in between, and count anew what the plans are made from.
    for (const table of large) await client.query(`alter table ${table} set (autovacuum_enabled = false)`)
  })
  http = openDatabase({ connectionString: data.urls.DATABASE_URL, outbox: data.queue.outbox, readerConnections: 1 })
  reads = await preparedReads(http.db)
}, 180_000)
afterAll(() => http.close())

/** What PostgreSQL would have for each parameter. */
async function valuesFor(client: pg.Client, { name, text }: Read): Promise<unknown[]> {
  await client.query(`prepare sampled as ${text}`)
  const { rows } = await client.query<{ types: string[] }>(
    "select parameter_types::text[] as types from pg_prepared_statements where name = 'sampled'",
  )
  await client.query('deallocate sampled')
  return rows[0]!.types.map((type) => {
    if (!(type in samples)) throw new Error(`${name}: no sample of type ${type}`)
    return samples[type]
  })
}

const PLANS =
  'select statement as text, custom_plans::int as planned, generic_plans::int as kept from pg_prepared_statements'

interface Plans {
  text: string
  planned: number
  kept: number
}

/** Those planned anew at more than five of the calls, or not seen at all. */
const plannedAnew = (plans: readonly Plans[]) =>
  reads
    .map(({ name, text }) => ({ name, plan: plans.find((plan) => plan.text === text) }))
    .filter(({ plan }) => !plan || plan.planned > MOST_PLANNED || plan.planned + plan.kept < CALLS)
    .map(({ name, plan }) => `${name}: planned ${plan?.planned ?? 'never'}`)

type Ask = (read: Read, values: unknown[]) => Promise<unknown>

const askEach = (asked: readonly Read[], ask: Ask) =>
  connected(data.urls.DATABASE_URL, async (client) => {
    for (const read of asked) {
      const values = await valuesFor(client, read)
      for (let i = 0; i < CALLS; i += 1) await ask(read, values)
    }
  })

test('after twenty calls every prepared read was planned at most five times', async () => {
  expect(reads.length).toBeGreaterThan(100)
  const caller = { id: samples.uuid as string, companyId: samples.uuid as string, isPlatform: false }
  const { query } = http.as(caller).db
  await askEach(reads, ({ text }, values) => query(text, values))
  expect(plannedAnew(await query<Plans>(PLANS, []))).toEqual([])
}, 120_000)

test('a connection as PostgreSQL opens it plans some of them at every call, and that would be told', async () => {
  const { rows } = await connected(data.urls.DATABASE_URL, async (client) => {
    // Without those that look through thousands: some are enough here.
    const quick = reads.filter(({ name }) => !/^(listMarket|listChoices)/.test(name))
    await askEach(quick, ({ text }, values) => client.query({ ...statementOf(text), values }))
    return client.query<Plans>(PLANS)
  })
  expect(plannedAnew(rows).some((told) => told.endsWith(`planned ${CALLS}`))).toBe(true)
}, 120_000)

async function scansOf(client: pg.Client, text: string, values: unknown[]): Promise<string[]> {
  await client.query(`prepare looked as ${text}`)
  const given = values.map((value) => (Array.isArray(value) ? `'{${value.join()}}'` : `'${value as string}'`))
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute looked(${given.join()})`)
  await client.query('deallocate looked')
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  return large.filter((table) => new RegExp(`Seq Scan on ${table}\\b`).test(plan))
}

test('the plan that is kept for a page of activities reads no large table from end to end', async () => {
  const pages = reads.filter(({ name }) => /^(listActivities|listMarket|listChoices)/.test(name))
  expect(pages.length).toBeGreaterThan(60)
  await connected(data.urls.DATABASE_URL, async (client) => {
    await client.query('set plan_cache_mode = force_generic_plan')
    const scans: string[] = []
    for (const page of pages)
      for (const table of await scansOf(client, page.text, await valuesFor(client, page)))
        scans.push(`${page.name} reads all of ${table}`)
    expect(scans).toEqual([])
    // The same page, cut as one would write it first: it expects a tenth of all activities.
    const platform = pages.find(({ name }) => name.startsWith('listActivities: ALL, of the whole platform'))!
    const misled = platform.text.replace('unnest(array(', '(select * from (').replace(')) page (id)', ') ids) page')
    expect(await scansOf(client, misled, await valuesFor(client, platform))).toEqual(['company'])
  })
})
