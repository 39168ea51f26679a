// Where the one table says nothing: a table without a rule, a column without a class, or one of which nobody said whether
// it goes or stays when its person is forgotten.
import { isAboutPeople, type ColumnFacts } from './columns.ts'
import { isReason, type DataRule, type Erased } from './data-rule.ts'

/** Named one by one wherever the rows stay; where all of them go there is nothing to say. */
const isSaid = ({ emptied = [], stays }: Erased<never>, column: string) =>
  emptied.some(({ set }) => column in set) || (stays?.columns as readonly string[] | undefined)?.includes(column)

const leavesRows = (erased: Erased<never>) => !erased.rows || erased.emptied !== undefined || erased.stays !== undefined

export function listGaps(columns: readonly ColumnFacts[], rules: Readonly<Record<string, DataRule>>): string[] {
  const tables = new Set(columns.map(({ table }) => table))
  const gone = Object.keys(rules).filter((table) => !tables.has(table))
  const gaps = gone.map((table) => `${table}: there is a rule but no table`)
  for (const facts of columns) {
    const name = `${facts.table}.${facts.column}`
    const rule = rules[facts.table]
    if (!facts.class) gaps.push(`${name}: no data class; call classify() in its migration`)
    if (!rule) gaps.push(`${name}: no rule for its table; add one in server/src/db/data-rules`)
    else if (!isReason(rule.erased) && isAboutPeople(facts) && leavesRows(rule.erased as Erased<never>)) {
      if (!isSaid(rule.erased as Erased<never>, facts.column))
        gaps.push(`${name}: neither emptied nor said to stay when its person is forgotten`)
    }
  }
  return gaps
}
