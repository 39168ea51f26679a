// M4: what is printed, held against trees in which it is current, stale, missing or left over.
import { root } from '../../lib/root.ts'
import { printTables } from '../../print-tables.ts'
import { textOf } from '../tree.ts'
import type { Cases } from './made-up-tree.ts'

const tables = Object.fromEntries(printTables())

export const tableCases: Cases = {
  clean: tables,
  broken: {
    'a table edited by hand': {
      change: { 'docs/tables/permissions.md': `${tables['docs/tables/permissions.md']}!` },
      said: /permissions\.md: is not what is printed/,
    },
    'a table that is missing': {
      change: { 'docs/tables/routes.md': undefined },
      said: /routes\.md: is not what is printed/,
    },
    'the browser’s routes are behind': {
      change: { 'contract/src/routes.gen.ts': '\n' },
      said: /routes\.gen\.ts: is not what/,
    },
    'a table nothing prints': { change: { 'docs/tables/old.md': '\n' }, said: /old\.md: nothing prints this table/ },
  },
}

const queries = 'server/src/features/things/thing.queries'
const find = "export const findThing = (db, id) => db.selectFrom('thing').select('id').where('id', '=', id).execute()\n"
const head = '-- Printed from thing.queries.ts by `pnpm sql`; never edited by hand.\n'

export const sqlCases: Cases = {
  clean: {
    [`${queries}.ts`]: find,
    [`${queries}.sql`]: `${head}\n-- findThing\nselect id\nfrom thing\nwhere id = :id;\n`,
  },
  broken: {
    'SQL that is behind': {
      change: { [`${queries}.ts`]: find.replace(".select('id')", ".select(['id', 'name'])") },
      said: /thing\.queries\.sql: is not what is printed/,
    },
    'SQL that was never printed': {
      change: { [`${queries}.sql`]: undefined },
      said: /thing\.queries\.sql: is not what is printed/,
    },
    'SQL without queries': {
      change: { 'server/src/access/old.queries.sql': '\n' },
      said: /old\.queries\.sql: its queries file is gone/,
    },
    'a query that cannot be printed': {
      change: { [`${queries}.ts`]: `${find}export const findOther = () => { throw new Error('no') }\n` },
      said: /findOther cannot be printed: no/,
    },
    'a query that asks nothing': {
      change: { [`${queries}.ts`]: `${find}export const findOther = () => 7\n` },
      said: /findOther cannot be printed: it sends no statement/,
    },
  },
}

const types = 'server/src/db/types.gen.ts'
const register = 'docs/data-register.md'

export const databaseTypeCases: Cases = {
  clean: { [types]: textOf(root, types), [register]: textOf(root, register) },
  broken: {
    'types that are behind': {
      change: { [types]: textOf(root, types).replace('  email: string;\n', '') },
      said: /types\.gen\.ts: is not what the migrations make/,
    },
    'a register that is behind': {
      change: { [register]: textOf(root, register).replace('| `person`', '| `nobody`') },
      said: /is not what the migrations make/,
    },
  },
}
