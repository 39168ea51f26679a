// The rules as statements. What stands in a rule is ours and constant; ids and moments are parameters.
import { sql, type RawBuilder } from 'kysely'

import type { Db, Tx } from '../handles.ts'
import { dataRules } from './all.ts'
import { isExportable, type ColumnFacts } from './columns.ts'
import { isReason, type Erased, type ExportedRows, type TableName } from './data-rule.ts'
import { periods } from './periods.ts'

interface Blanks {
  me?: string
  now?: Date
  before?: Date
}

/** A rule's SQL with its blanks as parameters. */
function filled(text: string, blanks: Blanks): RawBuilder<unknown> {
  const known: Record<string, RawBuilder<unknown>> = {
    ':me': sql`${blanks.me}::uuid`,
    ':now': sql`${blanks.now?.toISOString()}::timestamptz`,
    ':before': sql`${blanks.before?.toISOString()}::timestamptz`,
  }
  const parts = text.split(/((?<!:):(?:me|now|before)\b)/)
  return sql.join(
    parts.map((part) => known[part] ?? sql.raw(part)),
    sql.raw(''),
  )
}

const tables = Object.keys(dataRules) as TableName[]
const ruleOf = (table: TableName) => dataRules[table]

export interface ExportWords {
  me: string
  /** Instead of anybody else's id: who it was is not the reader's to know. */
  other: string
}

const shown = (facts: ColumnFacts, me: string, words: ExportWords) => {
  const ref = sql.ref(`${facts.table}.${facts.column}`)
  const value =
    facts.type === 'uuid'
      ? sql`case when ${ref} = ${me}::uuid then ${words.me}::text
          when exists (select from person somebody where somebody.id = ${ref}) then ${words.other}::text
          else ${ref}::text end`
      : ref
  return sql`${value} as ${sql.ref(facts.column)}`
}

export interface ExportedTable {
  table: TableName
  rows: object[]
}

/** Everything an export holds of one person, table after table; of a table without rows nothing. */
export async function* exportTables(
  db: Db,
  columns: readonly ColumnFacts[],
  me: string,
  words: ExportWords,
): AsyncGenerator<ExportedTable> {
  for (const table of tables) {
    const { exported } = ruleOf(table)
    if (isReason(exported)) continue
    const found: object[] = []
    for (const part of exported) found.push(...(await readPart(db, table, part, columns, me, words)))
    if (found.length) yield { table, rows: found }
  }
}

async function readPart(
  db: Db,
  table: TableName,
  part: ExportedRows<never>,
  columns: readonly ColumnFacts[],
  me: string,
  words: ExportWords,
): Promise<object[]> {
  const { only, without = [] } = part as { only?: readonly string[]; without?: readonly string[] }
  const taken = columns.filter(
    (facts) =>
      facts.table === table &&
      isExportable(facts) &&
      !without.includes(facts.column) &&
      (!only || only.includes(facts.column)),
  )
  if (taken.length === 0) return []
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(taken) as row from (
      select ${sql.join(taken.map((facts) => shown(facts, me, words)))} from ${sql.table(table)}
      where ${filled(part.rows, { me })}
    ) taken
  `.execute(db)
  return rows.map(({ row }) => row)
}

/** Which rows of a table go with a person, for those who have more to do than to delete them. */
export function rowsThatGo(table: TableName, me: string): RawBuilder<boolean> {
  const { erased } = ruleOf(table)
  const rows = isReason(erased) ? undefined : erased.rows
  return rows ? sql<boolean>`(${filled(rows, { me })})` : sql<boolean>`false`
}

/** Forgets a person in every table; what hangs on something goes before it. Answers how many rows went, by table. */
export async function eraseRows(tx: Tx, me: string, now: Date): Promise<Record<string, number>> {
  const gone: Record<string, number> = {}
  for (const table of tables) {
    const { erased } = ruleOf(table)
    if (isReason(erased)) continue
    const { rows, emptied = [] } = erased as Erased<TableName>
    if (rows) {
      const deleted = await sql`delete from ${sql.table(table)} where ${filled(rows, { me, now })}`.execute(tx)
      if (deleted.numAffectedRows) gone[table] = Number(deleted.numAffectedRows)
    }
    for (const step of emptied) {
      const set = Object.entries(step.set).map(
        ([column, value]) => sql`${sql.ref(column)} = ${filled(value as string, { me, now })}`,
      )
      await sql`update ${sql.table(table)} set ${sql.join(set)} where ${filled(step.rows, { me, now })}`.execute(tx)
    }
  }
  return gone
}

/** Tables whose rows go by themselves when a period is over; people are forgotten by another way. */
export const periodTables = tables.filter((table) => 'period' in ruleOf(table).kept && table !== 'person')

/** When what is over now began to be counted. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  // The 31st of a shorter month is its last day.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

export function rowsThatAreOver(table: TableName, now: Date): RawBuilder<boolean> {
  const { kept } = ruleOf(table)
  if (!('period' in kept)) throw new Error(`${table} has no period`)
  return sql<boolean>`(${filled(kept.rows, { before: monthsBefore(now, periods[kept.period]) })})`
}

/** Of one table, a portion of what is over. Answers how many rows went. */
export async function deleteOver(tx: Tx, table: TableName, now: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${rowsThatAreOver(table, now)} limit ${most}))
  `.execute(tx)
  return Number(numAffectedRows)
}
