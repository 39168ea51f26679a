// Kysely's row types, generated from a migrated database: pnpm db:types [--check]
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing: run tools/services env')
const root = fileURLToPath(new URL('..', import.meta.url))
const check = process.argv.includes('--check')

execFileSync(
  `${root}server/node_modules/.bin/kysely-codegen`,
  [
    '--url', url,
    '--dialect', 'postgres',
    '--date-parser', 'string',
    '--type-mapping', '{"int8":"number"}',
    '--include-pattern', 'public.*',
    '--out-file', `${root}server/src/db/types.gen.ts`,
    ...(check ? ['--verify'] : []),
  ],
  { stdio: 'inherit' },
)
