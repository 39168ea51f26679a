// Calls every query of a *.queries.ts with stand-ins for its arguments and records the SQL that it really sends.
import type { Member } from '../../server/src/access/member.ts'
import { rawWords, recordingDatabase, type RecordedStatement } from '../../server/test/sql/recording-database.ts'
import { load } from '../checks/tree.ts'
import { samplesFor, type Samples } from '../sql-samples.ts'
import { placeholder } from './placeholder.ts'

export interface RecordedQuery {
  /** The function, and which of its statements where it has several. */
  name: string
  statements: RecordedStatement[]
}

export interface RecordedFile {
  queries: RecordedQuery[]
  /** Functions that could not be called, with the reason. */
  failures: { file: string; name: string; why: string }[]
}

type QueryFunction = (...args: unknown[]) => unknown

export const recordQueries = async (base: string, file: string, me: Member): Promise<RecordedFile> =>
  recordExports(file, await load<Record<string, unknown>>(base, file), me)

export async function recordExports(
  file: string,
  exported: Record<string, unknown>,
  me: Member,
): Promise<RecordedFile> {
  const samples = samplesFor(me)
  const queries: RecordedQuery[] = []
  const failures: RecordedFile['failures'] = []
  for (const [name, query] of queriesOf(exported)) {
    for (const [label, args] of callsOf(query, samples[name], me)) {
      const full = label ? `${name}: ${label}` : name
      try {
        const { db, statements } = recordingDatabase(placeholder('value'))
        await query(db, ...args)
        if (statements.length === 0) throw new Error('it sends no statement')
        queries.push({ name: full, statements })
      } catch (error) {
        failures.push({ file, name: full, why: (error as Error).message })
      }
    }
  }
  return { queries, failures }
}

/** Functions, and tables of prepared reads such as one for each filter. Other objects hold pieces of SQL. */
function queriesOf(exported: Record<string, unknown>): [string, QueryFunction][] {
  const found: [string, QueryFunction][] = []
  for (const [name, value] of Object.entries(exported).toSorted(([a], [b]) => a.localeCompare(b))) {
    if (typeof value === 'function') found.push([name, value as QueryFunction])
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) if (isPrepared(one)) found.push([`${name}.${key}`, one])
  }
  return found
}

const isPrepared = (value: unknown): value is QueryFunction => typeof value === 'function' && 'statement' in value

function callsOf(query: QueryFunction, sample: Samples[string] | undefined, me: Member) {
  if (!sample) return [['', parametersOf(query).slice(1).map(argumentFor(me))]] as const
  return Array.isArray(sample) ? ([['', sample]] as const) : Object.entries(sample as Record<string, unknown[]>)
}

/** A predicate goes into the statement as words; everything else is a value. */
const argumentFor = (me: Member) => (name: string) => {
  if (name === 'me') return me
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
