// What a fault cost, from the history: one row of the table in docs/operations/faults.md.
import type { Fault } from './faults/table.ts'
import { linesOf, type Called, type Fault as Window, type Line } from './history.ts'
import { missing } from './invariants/writes.ts'
import type { Reads } from './reads.ts'

export interface Figures {
  name: string
  number: string
  what: string
  withoutWrite: number
  failed: number
  acknowledged: number
  missing: number
  /** null: not watched, for nothing of the database was touched. */
  twoWrote: boolean | null
  backSeconds: number | null
  /** What it may not cost and did. */
  broken: string[]
}

/** No answer after half a minute of trying, or one that is no answer; or somebody who is signed in is not known. */
export const hasFailed = ({ call, outcome, answers }: Called): boolean => {
  const last = answers.at(-1)
  const isAnswered = typeof last === 'number' && last < 500
  return (outcome === 'unknown' && !isAnswered) || (last === 401 && call !== 'login')
}

/** Longest time between two acknowledged writes of which one lies in the window. */
export function longestWithoutWrite(calls: readonly Called[], { at, end }: Pick<Window, 'at' | 'end'>): number {
  const ends = calls
    .filter(({ writes, outcome }) => writes && outcome === 'done')
    .map((call) => call.end)
    .toSorted((a, b) => a - b)
  const before = ends.findLast((one) => one <= at) ?? at
  const inside = ends.filter((one) => one > at && one <= end)
  const all = [before, ...inside, ...(inside.length ? [] : [end])]
  return Math.max(0, ...all.slice(1).map((one, n) => one - all[n]!)) / 1_000
}

export function figuresOf(fault: Fault, window: Window, lines: readonly Line[], reads: Reads): Figures {
  const calls = linesOf(lines, 'call')
  const touched = calls.filter(({ at, end }) => at <= window.end && end >= window.at)
  const acknowledged = touched.filter(({ thing, outcome, end }) => thing && outcome === 'done' && end <= window.end)
  const lost = new Set(missing(lines, reads))
  const figures = {
    name: fault.name,
    number: fault.number,
    what: fault.what,
    withoutWrite: longestWithoutWrite(calls, window),
    failed: touched.filter(hasFailed).length,
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((call) => lost.has(call)).length,
    twoWrote: fault.splits ? window.twoWrote : null,
    backSeconds: window.backSeconds,
  }
  return { ...figures, broken: brokenBy(fault, figures) }
}

function brokenBy(fault: Fault, figures: Omit<Figures, 'broken'>): string[] {
  const { withoutWrite: most } = fault
  return [
    ...(figures.withoutWrite > most ? [`${figures.withoutWrite.toFixed(1)} s without write, ${most} allowed`] : []),
    ...(figures.failed && !fault.mayFail ? [`${figures.failed} calls failed after trying again`] : []),
    ...(figures.missing ? [`${figures.missing} acknowledged and missing`] : []),
    ...(figures.twoWrote ? ['two nodes wrote at once'] : []),
    ...(figures.backSeconds === null ? ['not back without a hand'] : []),
  ]
}

const cell = {
  split: (twoWrote: boolean | null) => (twoWrote === null ? '–' : twoWrote ? 'YES' : 'no'),
  back: (seconds: number | null) => (seconds === null ? 'NO' : `yes, ${seconds.toFixed(0)} s`),
}

/** Ready to be pasted. */
export const tableOf = (rows: readonly Figures[]): string =>
  [
    '| | Fault | seconds without write | failed after retry | acknowledged | missing | split brain | back without a hand |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${[
          row.number,
          row.what,
          row.withoutWrite.toFixed(1),
          row.failed,
          row.acknowledged,
          row.missing,
          cell.split(row.twoWrote),
          cell.back(row.backSeconds),
        ].join(' | ')} |`,
    ),
  ].join('\n')
