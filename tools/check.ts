// The house rules (docs/style, M1–M8): pnpm check [name …]. Prints one line a check; fails if any check finds something.
import { longFiles, checkBudgets } from './checks/budgets.ts'
import { checkCommands } from './checks/commands.ts'
import { checkDatabaseTypes } from './checks/database-types.ts'
import { checkDocs } from './checks/docs.ts'
import { checkEvents } from './checks/events.ts'
import type { Check } from './checks/finding.ts'
import { checkSql, checkTables } from './checks/generated.ts'
import { checkImports } from './checks/imports.ts'
import { checkRoutes } from './checks/routes.ts'
import { checkStatuses } from './checks/statuses.ts'
import { checkStrays } from './checks/strays.ts'
import { checkUnused } from './checks/unused.ts'
import { root } from './lib/root.ts'

const checks: Record<string, [title: string, check: Check]> = {
  routes: ['M1 every route: who may, one handler, matrix, fuzz; every action: a test', checkRoutes],
  statuses: ['M2 every status machine is a tested table', checkStatuses],
  events: ['M3 every event is heard, every destination gated', checkEvents],
  tables: ['M4 printed tables are current', checkTables],
  sql: ['M4 printed SQL is current', checkSql],
  'db-types': ['M4 row types match the migrations', checkDatabaseTypes],
  imports: ['M5 import arrows', checkImports],
  budgets: ['M6 line budgets', checkBudgets],
  strays: ['M6 words in their place', checkStrays],
  docs: ['M7 every documented path exists', checkDocs],
  commands: ['M8 one command each', checkCommands],
  unused: ['dead code and dependencies', checkUnused],
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in checks))
if (unknown.length) throw new Error(`no check ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}`)

let failed = 0
for (const [name, [title, check]] of Object.entries(checks)) {
  if (wanted.length && !wanted.includes(name)) continue
  const began = performance.now()
  const findings = await check(root)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${findings.length ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${title} (${seconds} s)`)
  for (const { where, what, mend } of findings) console.log(`         ${where}: ${what} → ${mend}`)
  if (findings.length) failed += 1
}
if (wanted.length === 0) for (const file of longFiles(root)) console.log(`note   ${file} is long: is it two?`)
if (failed) process.exit(1)
