// Every query as readable SQL beside the code that builds it, so that a reviewer sees the SQL change: pnpm sql [--check]
import { basename } from 'node:path'

import type { RecordedStatement } from '../server/test/sql/recording-database.ts'
import { filesIn } from './checks/tree.ts'
import { root } from './lib/root.ts'
import { staleFiles, writeFiles } from './print-tables.ts'
import { callerWith } from './sql/caller.ts'
import { formatSql } from './sql/format-sql.ts'
import { printedValue } from './sql/placeholder.ts'
import { recordQueries, type RecordedFile } from './sql/recorded-queries.ts'

export interface PrintedSql {
  /** Path of a *.queries.sql → its text. */
  files: Map<string, string>
  failures: RecordedFile['failures']
}

export async function printSql(base: string): Promise<PrintedSql> {
  const files = new Map<string, string>()
  const failures: PrintedSql['failures'] = []
  const officer = callerWith('EDUCATION_OFFICER')
  for (const file of filesIn(base, 'server/src/**/*.queries.ts')) {
    const recorded = await recordQueries(base, file, officer)
    failures.push(...recorded.failures)
    const parts = [
      `-- Printed from ${basename(file)} by \`pnpm sql\`; never edited by hand.`,
      ...recorded.queries.map(({ name, statements }) => `-- ${name}\n${statements.map(printed).join('\n')}`),
    ]
    files.set(file.replace(/\.ts$/, '.sql'), `${parts.join('\n\n')}\n`)
  }
  return { files, failures }
}

function printed({ text, values }: RecordedStatement): string {
  const named = text.replaceAll(/\$(\d+)/g, (_, position: string) => printedValue(values[Number(position) - 1]))
  return `${formatSql(named.replaceAll(/"(\w+)"/g, '$1'))};`
}

if (import.meta.main) {
  const { files, failures } = await printSql(root)
  for (const { file, name, why } of failures) console.error(`${file}: ${name} cannot be printed: ${why}`)
  const isCheck = process.argv.includes('--check')
  const stale = isCheck ? staleFiles(root, files) : writeFiles(root, files)
  console.log(stale.length ? `${isCheck ? 'stale' : 'written'}: ${stale.join(', ')}` : 'the printed SQL is current')
  if (failures.length || (isCheck && stale.length)) process.exit(1)
}
