// Kysely's row types, generated from a database that was migrated for the purpose: pnpm db:types [--check]
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import { migrate } from '../server/src/db/migrate.ts'
import { root } from './lib/root.ts'
import { run } from './lib/run.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from './lib/services.ts'

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
  } finally {
    const drop = `drop database if exists "${name}" with (force)`
    await run('psql', ['-X', '-q', '-d', services.DATABASE_OWNER_URL!, '-c', drop], { output: 'collect' })
  }
}

async function testPostgres(): Promise<NodeJS.ProcessEnv> {
  await startServices(testServices, ['postgres'])
  return serviceEnv(testServices)
}

if (import.meta.main) {
  const verify = process.argv.includes('--check')
  await printDbTypes(verify)
  console.log(verify ? 'the row types are current' : 'written: server/src/db/types.gen.ts')
}
