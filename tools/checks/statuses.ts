// M2: every status machine is a table of the contract, governs a real column and is tested arrow by arrow from the
// table itself.
import { dirname, join } from 'node:path'

import { withoutStatusTable } from '../boundaries.ts'
import type { Finding } from './finding.ts'
import { filesIn, has, load, textOf } from './tree.ts'

interface Table {
  resource: string
  statuses: readonly string[]
  verbs: Record<string, { from: readonly string[]; to: string }>
}

const list = 'contract/src/statuses.ts'
/** They must read the list of tables, so that a new table is tested at birth. */
const engines = ['contract/test/statuses.test.ts', 'server/src/db/test/transition.test.ts']

export async function checkStatuses(root: string): Promise<Finding[]> {
  const { statusTables } = await load<{ statusTables: Record<string, Table> }>(root, list)
  const tables = Object.values(statusTables)
  return [
    ...filesIn(root, 'contract/src/*/status.ts')
      .filter((file) => file !== 'contract/src/shared/status.ts')
      .filter((file) => !isNamedIn(root, join(dirname(file), 'feature.ts')))
      .map((file) => ({ where: file, what: 'this status table is not listed', fix: 'name it in its feature.ts' })),
    ...tables.flatMap(arrowsAreSound),
    ...columnsAreGoverned(root, tables),
    ...engines
      .filter((file) => !has(root, file) || !textOf(root, file).includes('statusTables'))
      .map((file) => ({ where: file, what: 'does not test every status table', fix: 'iterate over statusTables' })),
  ]
}

const isNamedIn = (root: string, feature: string) =>
  has(root, feature) && textOf(root, feature).includes("'./status.ts'")

function arrowsAreSound({ resource, statuses, verbs }: Table): Finding[] {
  const where = `${list} (${resource})`
  const unknown = Object.entries(verbs).flatMap(([verb, { from, to }]) =>
    [...from, to].filter((status) => !statuses.includes(status)).map((status) => `${verb} names ${status}`),
  )
  const stuck = statuses.filter((status) =>
    Object.values(verbs).every(({ from, to }) => ![...from, to].includes(status)),
  )
  return [
    ...unknown.map((what) => ({ where, what: `${what}, which is no status`, fix: 'name a status of the table' })),
    ...stuck.map((status) => ({ where, what: `no arrow touches ${status}`, fix: 'draw its arrows or delete it' })),
  ]
}

function columnsAreGoverned(root: string, tables: Table[]): Finding[] {
  const types = textOf(root, 'server/src/db/types.gen.ts')
  const names = new Map(
    [...types.matchAll(/^ {2}(\w+): ([A-Z]\w*);$/gm)].map(([, table = '', type = '']) => [type, table]),
  )
  const withStatus = [...types.matchAll(/^export interface (\w+) \{([^}]*)\}/gm)]
    .filter(([, , body = '']) => /^ {2}status:/m.test(body))
    .map(([, type = '']) => names.get(type) ?? type)
  const governed = tables.map((table) => table.resource)
  const excepted = Object.keys(withoutStatusTable)
  const where = 'server/src/db/types.gen.ts'
  return [
    ...governed
      .filter((resource) => !withStatus.includes(resource))
      .map((resource) => ({
        where,
        what: `${resource} has no status column`,
        fix: `correct the resource in ${list}`,
      })),
    ...withStatus
      .filter((table) => !governed.includes(table) && !excepted.includes(table))
      .map((table) => ({
        where,
        what: `${table}.status has no status table`,
        fix: `write one and add it to ${list}`,
      })),
    ...excepted
      .filter((table) => governed.includes(table))
      .map((table) => ({
        where: 'tools/boundaries.ts',
        what: `${table} has a status table now`,
        fix: 'delete the exception',
      })),
  ]
}
