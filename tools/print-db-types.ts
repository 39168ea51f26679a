// Kysely's row types and the register of data, from a database that was migrated for the purpose: pnpm db:types [--check]
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { LIST_COLUMNS, type ColumnFacts } from '../server/src/db/data-rules/columns.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { root } from './lib/root.ts'
import { run } from './lib/run.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from './lib/services.ts'
import { registerPage } from './tables/data-register.ts'

export const REGISTER = 'docs/data-register.md'

/** Throws, with what differs, when `verify` is set and the committed file is not what the migrations make. */
export async function printDbTypes(verify: boolean, base = root) {
  const services = process.env.DATABASE_OWNER_URL ? process.env : await testPostgres()
  const name = `types_${randomBytes(6).toString('hex')}`
  const { DATABASE_OWNER_URL: url } = await freshDatabase(services, name)
  try {
    await migrate(url)
    const options = {
      url,
      dialect: 'postgres',
      'date-parser': 'string',
      'type-mapping': '{"int8":"number"}',
      'include-pattern': 'public.*',
      // A server may offer extensions in this schema; they are not ours.
      'exclude-pattern': 'public.pg_stat_*',
      'out-file': join(base, 'server/src/db/types.gen.ts'),
    }
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    await run(join(root, 'server/node_modules/.bin/kysely-codegen'), verify ? [...words, '--verify'] : words, {
      output: 'collect',
    })
    printRegister(verify, join(base, REGISTER), await listColumns(url))
  } finally {
    const drop = `drop database if exists "${name}" with (force)`
    await run('psql', ['-X', '-q', '-d', services.DATABASE_OWNER_URL!, '-c', drop], { output: 'collect' })
  }
}

async function listColumns(url: string): Promise<ColumnFacts[]> {
  const question = `select json_agg(facts) from (${LIST_COLUMNS}) facts`
  return JSON.parse(await run('psql', ['-X', '-q', '-A', '-t', '-d', url, '-c', question], { output: 'collect' }))
}

function printRegister(verify: boolean, path: string, columns: readonly ColumnFacts[]) {
  const printed = registerPage(columns)
  if (!verify) writeFileSync(path, printed)
  else if (readFileSync(path, 'utf8') !== printed) throw new Error(`pnpm db:types\n✗ ${REGISTER} is not current`)
}

async function testPostgres(): Promise<NodeJS.ProcessEnv> {
  await startServices(testServices, ['postgres'])
  return serviceEnv(testServices)
}

if (import.meta.main) {
  const verify = process.argv.includes('--check')
  await printDbTypes(verify)
  console.log(verify ? 'row types and register are current' : `written: server/src/db/types.gen.ts, ${REGISTER}`)
}
