// One company lost, the others not: what deploy/backup/rows prints brings it back, row for row.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { serverEnv } from '../../tools/lib/cluster.ts'
import { run } from '../../tools/lib/run.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'

const LIVE = `werkplatz_rows_${process.pid}`
const COPY = `${LIVE}_copy`
const tool = join(import.meta.dirname, 'rows')
let server: URL
let company: string

const addressOf = (database: string) => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
const sql = (database: string, text: string) =>
  execFileSync('psql', ['-X', '-q', '-At', '-v', 'ON_ERROR_STOP=1', '-d', addressOf(database), '-c', text], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  }).trim()
const bringBack = (text: string) =>
  spawnSync('psql', ['-X', '-q', '-1', '-v', 'ON_ERROR_STOP=1', '-d', addressOf(LIVE)], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
const printed = (table: string, condition: string) =>
  execFileSync(tool, [addressOf(COPY), table, condition], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })

beforeAll(async () => {
  await startServices(testServices, ['postgres', 's3'])
  const services = await serviceEnv(testServices)
  const urls = await freshDatabase(services, LIVE)
  // The services' superuser, on this machine only.
  server = new URL(urls.DATABASE_OWNER_URL)
  server.username = 'postgres'
  const env = serverEnv({ env: { ...services, ...urls }, port: 8_080 })
  await run('node', ['server/src/processes/migrate.ts'], { env, output: 'collect' })
  await run('node', ['server/src/demo/load-demo.ts'], { env, output: 'collect' })
  sql('postgres', `drop database if exists "${COPY}"`)
  sql('postgres', `create database "${COPY}" template "${LIVE}"`)
  company = sql(LIVE, 'select company_id from person group by company_id order by count(*) desc limit 1')
}, 120_000)
afterAll(() => {
  for (const database of [LIVE, COPY]) sql('postgres', `drop database if exists "${database}" with (force)`)
})

const tables = () =>
  sql(
    COPY,
    `select c.oid::regclass from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition order by 1`,
  ).split('\n')
/** Every row of every table, as one text each. */
const contents = (database: string) =>
  tables().map(
    (table) => `${table} ${sql(database, `select md5(string_agg(t::text, E'\\n' order by t::text)) from ${table} t`)}`,
  )

/** As somebody's wrong statement would: everything that names the company or one of its people. */
const loseCompany = () =>
  sql(
    LIVE,
    `set session_replication_role = replica;
     do $$
     declare one record;
     begin
       for one in select conrelid::regclass as child, attname as col, confrelid = 'company'::regclass as direct
         from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
         where contype = 'f' and confrelid in ('company'::regclass, 'person'::regclass) and conrelid <> 'person'::regclass
           and cardinality(conkey) = 1 and (attnotnull or attname = 'company_id') loop
         execute format(case when one.direct then 'delete from %s where %I = $1'
           else 'delete from %s where %I in (select id from person where company_id = $1)' end, one.child, one.col)
           using '${company}'::uuid;
       end loop;
       delete from person where company_id = '${company}';
       delete from company where id = '${company}';
     end $$`,
  )

test('a company that was lost comes back row for row, and nothing else changes', () => {
  const before = contents(COPY)
  loseCompany()
  expect(Number(sql(LIVE, 'select count(*) from person'))).toBeLessThan(
    Number(sql(COPY, 'select count(*) from person')),
  )
  expect(contents(LIVE)).not.toEqual(before)
  const text = printed('company', `id = '${company}'`)
  expect(bringBack(text)).toMatchObject({ status: 0, stderr: '' })
  expect(contents(LIVE)).toEqual(before)
  // Once more: there is nothing left to do.
  expect(bringBack(text).status).toBe(0)
  expect(contents(LIVE)).toEqual(before)
})

test('what would lead nowhere undoes everything', () => {
  const text = printed('activity', `id = (select activity_id from application limit 1)`)
  sql(
    LIVE,
    `set session_replication_role = replica; delete from application; delete from activity; delete from company`,
  )
  const { status, stderr } = bringBack(text)
  expect(status).not.toBe(0)
  expect(stderr).toMatch(/a reference to company leads nowhere/)
  expect(sql(LIVE, 'select count(*) from activity')).toBe('0')
})

test('a table that is none is refused', () => {
  expect(spawnSync(tool, [addressOf(COPY), 'person; drop', 'true']).status).toBe(2)
})
