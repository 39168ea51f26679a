// What long life must not do: grow a process, grow a table that keeps nothing of people's, leave jobs behind, or err where
// nothing was broken.
import { linesOf, type Line, type Weighed } from '../history.ts'
import type { Verdict } from '../invariants/all.ts'
import { isAway } from '../load/send.ts'

const MINUTE_MS = 60_000
/**
 * A process is compared with itself: ten minutes after its first half hour, and its last ten. Until then a proxy has seen
 * everybody come back at once, which is when it needs most, and etcd keeps what it always keeps.
 */
const WARM_MS = 30 * MINUTE_MS
const SPAN_MS = 10 * MINUTE_MS
const FLAT_WITHIN = 0.1
/** Of the small ones, such as NATS with 7 MB, a tenth is nothing. */
const ROOM_MB = 4
/** etcd is bounded, not flat: what it may hold however often its nodes lost each other (docs/decisions/0112). */
const MOST_ETCD_MB = 44
const MOST_ERRORS = 0.000_25
const MOST_WAITING = 200
const ROOM_ROWS = 500
const ROOM_BYTES = 16 * 1024 * 1024

/** What keeps what people did, and what keeps it for a while by a rule: these grow as long as people live. */
// oxfmt-ignore
export const growing: readonly string[] = [
  'activity', 'activity_review', 'application', 'application_review', 'approval', 'approved_version', 'assignment',
  'assignment_review', 'audit', 'chat', 'chat_participant', 'comment', 'evaluation', 'file', 'mail', 'mark', 'message',
  'notice', 'notification', 'post', 'post_heart', 'search_word',
  // Until the next sweep of each: an hour, a day, a week, ninety days.
  'call_key', 'live_event', 'rate_count', 'session', 'pgboss.job_common', 'pgboss.job',
]

export interface Life {
  process: string
  minutes: number
  before: number
  after: number
}

/** A heap fills up and is emptied, again and again: what counts is how high it stands when it is full. */
const high = (weights: readonly Weighed[]) =>
  weights.map(({ megabytes }) => megabytes).toSorted((a, b) => a - b)[Math.floor(weights.length * 0.9)] ?? 0

/** Every process that lived long enough to be compared with itself. */
export function livesOf(lines: readonly Line[]): Life[] {
  const byLife = Map.groupBy(linesOf(lines, 'weighed'), ({ process, pid }) => `${process} ${pid}`)
  return [...byLife.values()].flatMap((weights) => {
    const [from, to] = [weights[0]!.at + WARM_MS, weights.at(-1)!.at - SPAN_MS]
    if (to < from + SPAN_MS) return []
    const before = high(weights.filter(({ at }) => at >= from && at < from + SPAN_MS))
    const after = high(weights.filter(({ at }) => at >= to))
    return [{ process: weights[0]!.process, minutes: (to + SPAN_MS - weights[0]!.at) / MINUTE_MS, before, after }]
  })
}

export interface Errors {
  calls: number
  errors: number
}

/** Every answer counts, also one that a second try made good; what a fault's window touches does not. */
export function errorsOutside(lines: readonly Line[]): Errors {
  const windows = linesOf(lines, 'fault')
  const isOutside = (at: number, end: number) => !windows.some((one) => at <= one.end && end >= one.at)
  const told = linesOf(lines, 'crowd').filter(({ at }) => isOutside(at - 1_000, at))
  const calls = linesOf(lines, 'call').filter(({ at, end }) => isOutside(at, end))
  const answers = calls.flatMap((call) => call.answers).filter((answer) => answer !== 'receipt')
  const isError = (answer: number | string) => isAway(answer) || answer === 500
  return {
    calls: told.reduce((sum, one) => sum + one.calls, 0) + answers.length,
    errors: told.reduce((sum, one) => sum + one.failed, 0) + answers.filter(isError).length,
  }
}

function grownTables(lines: readonly Line[]): string[] {
  const looks = linesOf(lines, 'tables')
  const first = looks.find(({ at }) => at >= looks[0]!.at + SPAN_MS) ?? looks[0]
  const last = looks.at(-1)
  if (!first || !last || first === last) return ['the tables were not looked at twice']
  const before = new Map(first.tables.map((one) => [one.name, one]))
  return last.tables.flatMap(({ name, rows, bytes }) => {
    const was = before.get(name)
    if (!was || growing.includes(name)) return []
    return [
      ...(rows > was.rows * 1.1 + ROOM_ROWS ? [`${name}: ${was.rows} rows became ${rows}`] : []),
      ...(bytes > was.bytes * 1.1 + ROOM_BYTES ? [`${name}: ${was.bytes} bytes became ${bytes}`] : []),
    ]
  })
}

/** While something is broken jobs wait, and that is right. */
function leftJobs(lines: readonly Line[]): string[] {
  const windows = linesOf(lines, 'fault')
  return linesOf(lines, 'tables')
    .filter(({ at }) => !windows.some((one) => at >= one.at && at <= one.end + MINUTE_MS))
    .filter(({ waiting }) => waiting > MOST_WAITING)
    .map(({ at, waiting }) => `${waiting} jobs wait after ${Math.round(at / MINUTE_MS)} minutes`)
}

const isFlat = ({ before, after }: Life) => Math.abs(after - before) <= before * FLAT_WITHIN + ROOM_MB
const isBounded = ({ process, after }: Life) => process.endsWith('/etcd') && after <= MOST_ETCD_MB

export function judgeSoak(lines: readonly Line[]): Verdict[] {
  const { calls, errors } = errorsOutside(lines)
  const swollen = livesOf(lines).filter((life) => !isFlat(life) && !isBounded(life))
  return [
    {
      name: 'L12a',
      says: `memory is flat within a tenth, etcd below ${MOST_ETCD_MB} MB`,
      findings: swollen.map(
        ({ process, before, after, minutes }) =>
          `${process}: ${before.toFixed(0)} MB became ${after.toFixed(0)} MB in ${minutes.toFixed(0)} minutes`,
      ),
    },
    { name: 'L12b', says: 'no table and no queue grows', findings: [...grownTables(lines), ...leftJobs(lines)] },
    {
      name: 'L12c',
      says: 'outside of faults at most one error in 4,000 answers',
      findings: errors > calls * MOST_ERRORS ? [`${errors} of ${calls}`] : [],
    },
  ]
}

/** Ready to be pasted. */
export function soakTable(lines: readonly Line[]): string {
  const crowd = linesOf(lines, 'crowd')
  const { calls, errors } = errorsOutside(lines)
  const sorted = crowd.map(({ p95 }) => p95).toSorted((a, b) => a - b)
  const looks = linesOf(lines, 'tables')
  const grown = looks.at(-1)?.tables.flatMap(({ name, rows }) => {
    const was = looks[0]!.tables.find((one) => one.name === name)?.rows ?? 0
    return rows > was + ROOM_ROWS ? [`${name} ${was} → ${rows}`] : []
  })
  return [
    '| Process | lived minutes | MB after 30 to 40 | MB in the last 10 | change |',
    '| --- | --- | --- | --- | --- |',
    ...livesOf(lines).map(
      ({ process, minutes, before, after }) =>
        `| ${process} | ${minutes.toFixed(0)} | ${before.toFixed(0)} | ${after.toFixed(0)} | ${((after / before - 1) * 100).toFixed(1)} % |`,
    ),
    '',
    `crowd: ${crowd.reduce((sum, one) => sum + one.calls, 0)} calls, half of the seconds with a p95 below ` +
      `${sorted[Math.floor(sorted.length / 2)] ?? 0} ms; ${crowd.at(-1)?.live ?? 0} live connections at the end`,
    `outside of faults: ${errors} errors in ${calls} answers`,
    `most jobs waiting: ${Math.max(0, ...looks.map(({ waiting }) => waiting))}`,
    `grown: ${grown?.join(', ')}`,
  ].join('\n')
}
