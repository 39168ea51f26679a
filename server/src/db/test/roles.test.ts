// What PostgreSQL itself refuses to a running process, whatever our code says.
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'

import { connected, testDatabase, type TestDatabase } from '../../../test/database.ts'
import { assertRole } from '../role.ts'

let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
  await data.begin((tx) => tx.insertInto('audit').values({ action: 'kept', resource: 'test' }).execute())
})

const roles = ['DATABASE_URL', 'DATABASE_WORKER_URL'] as const
const tryAs = (who: (typeof roles)[number], sql: string) => connected(data.urls[who], (client) => client.query(sql))

/** Owns nothing, so each of these fails with one of PostgreSQL's two words for it. */
const refused = /permission denied|must be owner|must be superuser/

const onAudit = [
  'truncate audit',
  "update audit set action = 'x'",
  'delete from audit',
  'alter table audit disable trigger all',
  'drop trigger audit_append_only on audit',
  'alter table audit rename to gone',
  'drop table audit',
  'alter table audit owner to current_user',
  "insert into audit (action, resource, at) values ('backdated', 'x', now() - interval '1 day')",
  "insert into audit (action, resource, xact) values ('slipped in', 'x', '3')",
  'truncate audit_seal',
  'delete from audit_seal',
  "update audit_seal set hash = ''",
  'set session_replication_role = replica',
]
const onTheRest = [
  'create table mine (id int)',
  'create function mine() returns int language sql as $$ select 1 $$',
  'alter table person add column mine text',
  'drop table person',
  'truncate person cascade',
  'alter table application disable row level security',
  "update migration set checksum = ''",
  'create role mine superuser',
  'set role werkplatz',
]

for (const who of roles) {
  describe(`${who}`, () => {
    for (const sql of [...onAudit, ...onTheRest]) {
      test(`refused: ${sql}`, async () => {
        await expect(tryAs(who, sql)).rejects.toThrow(refused)
      })
    }

    test('refused: the months of the trail by their own names', async () => {
      const { rows } = await data.pool.query<{ name: string }>(
        "select relname as name from pg_class where relnamespace = 'trail'::regnamespace and relkind = 'r'",
      )
      expect(rows.length).toBeGreaterThan(2)
      for (const { name } of rows) await expect(tryAs(who, `delete from trail.${name}`)).rejects.toThrow(refused)
    })

    test('allowed: writing the trail', async () => {
      await tryAs(who, "insert into audit (action, resource) values ('written', 'test')")
      const { rows } = await data.pool.query("select 1 from audit where action = 'kept'")
      expect(rows).toHaveLength(1)
    })
  })
}

test('http and live can neither read the trail nor the jobs that wait, nor seal', async () => {
  for (const sql of [
    'select * from audit',
    'select * from audit_seal',
    'select data from pgboss.job',
    'select audit_seal_rows()',
    'select audit_drop_months()',
  ])
    await expect(tryAs('DATABASE_URL', sql)).rejects.toThrow(refused)
})

test('the worker lets go of the trail what is over, and nothing else', async () => {
  const months = async () => {
    const { rows } = await data.pool.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'trail'::regnamespace and relkind = 'r' order by 1",
    )
    return rows.map(({ name }) => name)
  }
  const before = await months()
  await connected(data.urls.DATABASE_OWNER_URL, (client) =>
    client.query(
      "create table trail.audit_2020_01 partition of audit for values from ('2020-01-01') to ('2020-02-01')",
    ),
  )
  expect(await months()).toEqual(['audit_2020_01', ...before])
  await tryAs('DATABASE_WORKER_URL', 'select audit_drop_months()')
  expect(await months()).toEqual(before)
})

test('the owner is reminded that the trail only grows', async () => {
  for (const sql of ["update audit set action = 'x'", 'delete from audit', 'truncate audit'])
    await expect(connected(data.urls.DATABASE_OWNER_URL, (client) => client.query(sql))).rejects.toThrow('append-only')
})

/** A table is usable by http and live unless it is named here, with what is left of its rights. */
const otherwise: Record<string, string> = {
  migration: '',
  audit: '',
  audit_seal: '',
  // Counted by the worker, at night.
  company_figure: 'select',
  company_week: 'select',
  // Some of its columns only: what a job carried is the worker's.
  dead_letter: '',
}

test('every table has its grants: whole, or as named here', async () => {
  const { rows } = await data.pool.query<{ name: string; rights: string }>(
    `select relname as name, concat_ws(' ',
       case when has_table_privilege('werkplatz_app', oid, 'select') then 'select' end,
       case when has_table_privilege('werkplatz_app', oid, 'insert') then 'insert' end,
       case when has_table_privilege('werkplatz_app', oid, 'update') then 'update' end,
       case when has_table_privilege('werkplatz_app', oid, 'delete') then 'delete' end,
       case when has_table_privilege('werkplatz_app', oid, 'truncate') then 'truncate' end,
       case when has_table_privilege('werkplatz_app', oid, 'trigger') then 'trigger' end,
       case when has_table_privilege('werkplatz_app', oid, 'references') then 'references' end) as rights
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not like 'pg\\_%' order by 1`,
  )
  expect(rows.length).toBeGreaterThan(30)
  const wrong = rows.filter(({ name, rights }) => rights !== (otherwise[name] ?? 'select insert update delete'))
  expect(wrong).toEqual([])
})

test('a table of a later migration is usable without a word', async () => {
  await connected(data.urls.DATABASE_OWNER_URL, (client) => client.query('create table later (id int)'))
  await tryAs('DATABASE_URL', 'insert into later values (1)')
  await expect(tryAs('DATABASE_URL', 'truncate later')).rejects.toThrow(refused)
})

describe('a process refuses to start', () => {
  const standing = async (url: string, role: 'werkplatz_app' | 'werkplatz_worker') => {
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    try {
      await assertRole(async (text, values) => (await pool.query(text, values)).rows, role)
      return 'fine'
    } catch (error) {
      return (error as Error).message
    } finally {
      await pool.end()
    }
  }
  test('as the owner of its tables', async () => {
    expect(await standing(data.urls.DATABASE_OWNER_URL, 'werkplatz_app')).toMatch(/it owns «\w+»/)
  })
  test('as a superuser', async () => {
    const url = new URL(data.urls.DATABASE_URL)
    url.username = 'postgres'
    expect(await standing(url.href, 'werkplatz_app')).toContain('superuser')
  })
  test('as the worker with the rights of http', async () => {
    expect(await standing(data.urls.DATABASE_URL, 'werkplatz_worker')).toContain('no member of werkplatz_worker')
  })
  test('but not in its own role', async () => {
    expect(await standing(data.urls.DATABASE_URL, 'werkplatz_app')).toBe('fine')
    expect(await standing(data.urls.DATABASE_WORKER_URL, 'werkplatz_worker')).toBe('fine')
  })
})
