// The tables of the contract as pages for people, and the browser's route table: pnpm tables [--check]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { workerParts } from '../server/src/app.ts'
import { root } from './lib/root.ts'
import { destinationsPage, eventsPage, routesPage, routeTableSource, transitionsPage } from './tables/calls.ts'
import { featuresPage, rowSecurityPage } from './tables/layout.ts'
import { accessPage, errorsPage, permissionsPage } from './tables/rules.ts'

/** Path from the root → what must stand there. */
export const printTables = (): Map<string, string> =>
  new Map([
    ['docs/tables/access.md', accessPage()],
    ['docs/tables/destinations.md', destinationsPage()],
    ['docs/tables/errors.md', errorsPage()],
    ['docs/tables/events.md', eventsPage(workerParts.listeners)],
    ['docs/tables/features.md', featuresPage()],
    ['docs/tables/permissions.md', permissionsPage()],
    ['docs/tables/routes.md', routesPage()],
    ['docs/tables/row-security.md', rowSecurityPage()],
    ['docs/tables/transitions.md', transitionsPage()],
    ['contract/src/routes.gen.ts', routeTableSource()],
  ])

/** Those that differ from what is printed. */
export const staleFiles = (base: string, printed: ReadonlyMap<string, string>): string[] =>
  [...printed]
    .filter(([path, text]) => !existsSync(join(base, path)) || readFileSync(join(base, path), 'utf8') !== text)
    .map(([path]) => path)

export function writeFiles(base: string, printed: ReadonlyMap<string, string>): string[] {
  const stale = staleFiles(base, printed)
  for (const path of stale) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), printed.get(path)!)
  }
  return stale
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check')
  const stale = isCheck ? staleFiles(root, printTables()) : writeFiles(root, printTables())
  console.log(stale.length ? `${isCheck ? 'stale' : 'written'}: ${stale.join(', ')}` : 'the tables are current')
  if (isCheck && stale.length) process.exit(1)
}
