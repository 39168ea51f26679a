// Every house check is shown a clean tree, on which it must be silent, and trees that break its rule in each way it
// knows, on which it must speak.
import { rmSync } from 'node:fs'

import { afterAll, describe, expect, test } from 'vitest'

import { checks, type CheckName } from './all.ts'
import { eventCases, routeCases, statusCases } from './cases/contract-cases.ts'
import { importCases } from './cases/import-cases.ts'
import { plant, type Cases, type Tree } from './cases/made-up-tree.ts'
import { migrationCases } from './cases/migration-cases.ts'
import { databaseTypeCases, sqlCases, tableCases } from './cases/printed-cases.ts'
import { strangerCases } from './cases/stranger-cases.ts'
import { supplyCases } from './cases/supply-cases.ts'
import { budgetCases, commandCases, docCases, forbiddenTextCases, unusedCases } from './cases/text-cases.ts'
import { usedTextCases } from './cases/used-text-cases.ts'
import { uiWordCases, webTextCases } from './cases/web-cases.ts'
import { wordCases } from './cases/word-cases.ts'
import type { Finding } from './finding.ts'

/** A check without cases does not compile. */
const cases: Record<CheckName, Cases> = {
  routes: routeCases,
  statuses: statusCases,
  events: eventCases,
  tables: tableCases,
  sql: sqlCases,
  'db-types': databaseTypeCases,
  imports: importCases,
  budgets: budgetCases,
  forbiddenText: forbiddenTextCases,
  'ui-words': uiWordCases,
  'web-texts': webTextCases,
  texts: usedTextCases,
  words: wordCases,
  docs: docCases,
  commands: commandCases,
  strangers: strangerCases,
  supply: supplyCases,
  migrations: migrationCases,
  unused: unusedCases,
}

const planted: string[] = []
afterAll(() => {
  for (const root of planted) rmSync(root, { recursive: true })
})

async function findingsOn(name: CheckName, ...layers: Tree[]): Promise<string> {
  const root = plant(...layers)
  planted.push(root)
  const findings: Finding[] = await checks[name][1](root)
  return findings.map(({ where, what }) => `${where}: ${what}`).join('\n')
}

describe.each(Object.entries(cases) as [CheckName, Cases][])('%s', (name, { clean, broken }) => {
  test('is silent on a clean tree', async () => {
    expect(await findingsOn(name, clean)).toBe('')
  })

  test.each(Object.entries(broken))('speaks of %s', async (_case, { change, said }) => {
    expect(await findingsOn(name, clean, change)).toMatch(said)
  })
})
