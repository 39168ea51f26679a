// Every query as readable SQL beside the code that builds it, so that a reviewer sees the SQL change: pnpm sql [--check]
import { basename } from 'node:path'

import { rawWords, recordingDatabase } from '../server/test/sql/recording-database.ts'
import { filesIn, load } from './checks/tree.ts'
import { root } from './lib/root.ts'
import { staleFiles, writeFiles } from './print-tables.ts'
import { sqlSamples } from './sql-samples.ts'
import { caller } from './sql/caller.ts'
import { formatSql } from './sql/format-sql.ts'
import { placeholder, printedValue } from './sql/placeholder.ts'

type QueryFunction = (...args: unknown[]) => unknown

export interface PrintedSql {
  /** Path of a *.queries.sql → its text. */
  files: Map<string, string>
  /** Functions that could not be printed, with the reason. */
  failures: { file: string; name: string; why: string }[]
}

export async function printSql(base: string): Promise<PrintedSql> {
  const files = new Map<string, string>()
  const failures: PrintedSql['failures'] = []
  for (const file of filesIn(base, 'server/src/**/*.queries.ts')) {
    const parts = [`-- Printed from ${basename(file)} by \`pnpm sql\`; never edited by hand.`]
    const exported = Object.entries(await load<Record<string, unknown>>(base, file))
    for (const [name, query] of exported.toSorted(([a], [b]) => a.localeCompare(b))) {
      if (typeof query !== 'function') continue
      try {
        const statements = await statementsOf(name, query as QueryFunction)
        if (statements.length === 0) throw new Error('it sends no statement')
        parts.push(`-- ${name}\n${statements.join('\n')}`)
      } catch (error) {
        failures.push({ file, name, why: (error as Error).message })
      }
    }
    files.set(file.replace(/\.ts$/, '.sql'), `${parts.join('\n\n')}\n`)
  }
  return { files, failures }
}

async function statementsOf(name: string, query: QueryFunction): Promise<string[]> {
  const { db, statements } = recordingDatabase(placeholder('value'))
  await query(db, ...(sqlSamples[name] ?? parametersOf(query).slice(1).map(argument)))
  return statements.map(({ text, values }) => {
    const named = text.replaceAll(/\$(\d+)/g, (_, position: string) => printedValue(values[Number(position) - 1]))
    return `${formatSql(named.replaceAll(/"(\w+)"/g, '$1'))};`
  })
}

/** A predicate goes into the statement as words; everything else is a value. */
const argument = (name: string) => {
  if (name === 'me') return caller
  return /^(visible|reachable|predicate)$/.test(name) ? rawWords(`:${name}`) : placeholder(name)
}

/** Names of the parameters as written; one that is taken apart is called `row`, its parts carry their own names. */
function parametersOf(query: QueryFunction): string[] {
  const source = query.toString()
  const open = source.indexOf('(')
  let depth = 0
  let end = open
  const commas: number[] = []
  for (; end < source.length; end += 1) {
    const char = source[end]!
    if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    else if (char === ',' && depth === 1) commas.push(end)
    if (depth === 0) break
  }
  const cuts = [open, ...commas, end]
  return cuts
    .slice(1)
    .map((cut, i) => source.slice(cuts[i]! + 1, cut).trim())
    .filter(Boolean)
    .map((text) => /^\w+/.exec(text)?.[0] ?? 'row')
}

if (import.meta.main) {
  const { files, failures } = await printSql(root)
  for (const { file, name, why } of failures) console.error(`${file}: ${name} cannot be printed: ${why}`)
  const isCheck = process.argv.includes('--check')
  const stale = isCheck ? staleFiles(root, files) : writeFiles(root, files)
  console.log(stale.length ? `${isCheck ? 'stale' : 'written'}: ${stale.join(', ')}` : 'the printed SQL is current')
  if (failures.length || (isCheck && stale.length)) process.exit(1)
}
