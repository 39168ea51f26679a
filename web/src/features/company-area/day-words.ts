// What days mean for a row, in words: how long somebody waits or has nothing to do, when something ends.
import labels from '@werkplatz/content/labels/company-area.json'
import { assignmentDays } from '@werkplatz/contract/assignments/limits.ts'
import type { ApprenticeRow } from '@werkplatz/contract/company-area/schemas.ts'

import { fillIn } from '../../lib/fill-in.ts'
import { formatDate, formatTime } from '../../lib/format-date.ts'
import { dayNumber, type Instant, zurichDayNumber } from '../../lib/zurich-clock.ts'
import { waitedSince } from '../shared/waited-since.ts'

/** From here on waiting is too long, and an end is near. */
export const { longWait: LONG_WAIT } = assignmentDays
const { nearEnd: NEAR_END } = assignmentDays
const LONG_AWAY = 30

export const days = (count: number) => (count === 1 ? labels.dayOne : fillIn(labels.days, { days: count }))
export const waitedDays = (since: Instant, now: Instant = Date.now()) =>
  Math.max(0, zurichDayNumber(now) - zurichDayNumber(since))

/** «heute, 07:42», «gestern, 17:05», «19.11.2024, 16:20». */
export function visitWords(instant: Instant, now: Instant = Date.now()): string {
  const ago = zurichDayNumber(now) - zurichDayNumber(instant)
  const day = ago === 0 ? labels.today : ago === 1 ? labels.yesterday : formatDate(instant)
  return fillIn(labels.atTime, { day, time: formatTime(instant) })
}
export const isLongAway = (instant: Instant, now: Instant = Date.now()) =>
  zurichDayNumber(now) - zurichDayNumber(instant) > LONG_AWAY

export interface Moment {
  kind: 'idle' | 'waits' | 'begins' | 'ends'
  text: string
}

type Of = Pick<
  ApprenticeRow,
  | 'apprenticeStatus'
  | 'assignmentStart'
  | 'assignmentEnd'
  | 'idleSince'
  | 'waitingSince'
  | 'assignmentId'
  | 'lastAssignmentId'
>

/** The one thing to know about somebody's days; null when all is well. */
export function momentOf(row: Of, now: Instant = Date.now()): Moment | null {
  const today = zurichDayNumber(now)
  if (row.apprenticeStatus === 'ACTIVE') return endOf(row.assignmentEnd, today)
  const isNow = row.assignmentStart !== null && dayNumber(row.assignmentStart) <= today
  if (row.waitingSince && (isNow || waitedDays(row.waitingSince, now) > LONG_WAIT))
    return { kind: 'waits', text: fillIn(labels.waits, { since: waitedSince(row.waitingSince, now) }) }
  const idle = row.idleSince ? today - dayNumber(row.idleSince) + 1 : 0
  if (idle > 0) return { kind: 'idle', text: fillIn(labels.withoutAssignment, { days: days(idle) }) }
  if (row.assignmentStart && !isNow)
    return { kind: 'begins', text: fillIn(labels.beginsOn, { date: formatDate(row.assignmentStart) }) }
  return row.assignmentId || row.lastAssignmentId ? null : { kind: 'idle', text: labels.neverAssigned }
}

function endOf(end: string | null, today: number): Moment | null {
  const left = end ? dayNumber(end) - today : Infinity
  if (left > NEAR_END) return null
  if (left <= 0) return { kind: 'ends', text: labels.endsToday }
  return { kind: 'ends', text: left === 1 ? labels.endsTomorrow : fillIn(labels.endsIn, { days: left }) }
}

export interface Progress {
  /** 0 to 100. */
  percent: number
  isOver: boolean
  text: string
}

/** How far an assignment has come, from its first day to its last. */
export function progressOf(start: string, end: string, now: Instant = Date.now()): Progress {
  const today = zurichDayNumber(now)
  const [first, last] = [dayNumber(start), dayNumber(end)]
  if (today < first) return { percent: 0, isOver: false, text: fillIn(labels.from, { date: formatDate(start) }) }
  if (today > last) {
    const ago = today - last
    return {
      percent: 100,
      isOver: true,
      text: ago === 1 ? labels.overYesterday : ago > 99 ? labels.over : fillIn(labels.overSince, { days: ago }),
    }
  }
  const left = last - today
  return {
    percent: Math.round(((today - first + 1) / (last - first + 1)) * 100),
    isOver: false,
    text: left === 0 ? labels.lastDay : fillIn(labels.left, { days: days(left) }),
  }
}
