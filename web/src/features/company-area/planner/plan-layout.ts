// From what is planned for somebody to what is drawn: bars in lanes, and the gaps between them.
import { assignmentDays } from '@werkplatz/contract/assignments/limits.ts'
import type { PlanBar, PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'

import { dayNumber } from '../../../lib/zurich-clock.ts'
import { lastOf, type Span } from './plan-days.ts'

/** More at the same time share the last one. */
const MOST_LANES = 3

export interface Placed {
  bar: PlanBar
  /** Day numbers, cut to what is shown. */
  first: number
  last: number
  isCutLeft: boolean
  isCutRight: boolean
  lane: number
  /** How many share the height at this time. */
  lanes: number
  /** Of all at the same time, where they are several. */
  sum: number | null
}

export interface Gap {
  /** Day numbers, cut to what is shown. */
  first: number
  last: number
  /** In days, also those outside of what is shown; null: nothing is planned afterwards. */
  length: number | null
}

type Days = Pick<PlanRow, 'bars' | 'lastBefore' | 'nextAfter' | 'trainingStart'>

const overlaps = (a: Placed, b: Placed) => a.first <= b.last && b.first <= a.last

export function placeBars(bars: readonly PlanBar[], span: Span): Placed[] {
  const to = lastOf(span)
  const placed: Placed[] = []
  for (const bar of bars) {
    const [start, end] = [dayNumber(bar.dateStart), dayNumber(bar.dateEnd)]
    const one: Placed = {
      bar,
      first: Math.max(start, span.from),
      last: Math.min(end, to),
      isCutLeft: start < span.from,
      isCutRight: end > to,
      lane: 0,
      lanes: 1,
      sum: null,
    }
    const taken = new Set(placed.filter((other) => overlaps(one, other)).map(({ lane }) => lane))
    while (taken.has(one.lane) && one.lane < MOST_LANES - 1) one.lane += 1
    placed.push(one)
  }
  for (const one of placed) {
    const beside = placed.filter((other) => overlaps(one, other))
    one.lanes = Math.max(...beside.map(({ lane }) => lane)) + 1
    if (beside.length > 1) one.sum = mostAtOnce(one, beside)
  }
  return placed
}

/** The largest sum of workloads on one day of the bar. */
const mostAtOnce = (one: Placed, beside: readonly Placed[]) =>
  Math.max(
    ...beside
      .map(({ first }) => Math.max(first, one.first))
      .map((day) =>
        beside.filter(({ first, last }) => first <= day && last >= day).reduce((sum, { bar }) => sum + bar.workload, 0),
      ),
  )

/** Days without anything planned, more than fourteen in a row; before the training there are none. */
export function gapsOf({ bars, lastBefore, nextAfter, trainingStart }: Days, span: Span): Gap[] {
  const to = lastOf(span)
  const begun = trainingStart === null ? null : dayNumber(trainingStart)
  const found: Gap[] = []
  let since = Math.max(lastBefore === null ? (begun ?? span.from) : dayNumber(lastBefore) + 1, begun ?? -Infinity)
  const add = (next: number | null) => {
    const last = Math.min(next === null ? to : next - 1, to)
    const first = Math.max(since, span.from)
    const length = next === null ? null : next - since
    if (first <= last && (length === null || length > assignmentDays.noGap)) found.push({ first, last, length })
  }
  for (const { dateStart, dateEnd } of bars) {
    add(dayNumber(dateStart))
    since = Math.max(since, dayNumber(dateEnd) + 1)
  }
  add(nextAfter === null ? null : dayNumber(nextAfter))
  return found
}

/** Of each week, how many have nothing planned on any of its days. */
export function idlePerWeek(people: readonly Days[], { from, days }: Span): number[] {
  return Array.from({ length: days / 7 }, (_, index) => {
    const [first, last] = [from + index * 7, from + index * 7 + 6]
    return people.filter(
      ({ bars, trainingStart }) =>
        (trainingStart === null || dayNumber(trainingStart) <= last) &&
        !bars.some(({ dateStart, dateEnd }) => dayNumber(dateStart) <= last && dayNumber(dateEnd) >= first),
    ).length
  })
}

/** Whose gap comes first; who has none comes last. They come by name, and stay so among equals. */
export function gapsFirst<Row extends Days>(people: readonly Row[], span: Span): Row[] {
  return people
    .map((row) => ({ row, gap: gapsOf(row, span)[0]?.first ?? Infinity }))
    .toSorted((one, other) => (one.gap === other.gap ? 0 : one.gap - other.gap))
    .map(({ row }) => row)
}
