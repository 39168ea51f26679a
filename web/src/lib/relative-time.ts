// The specification's German rules for times: «vor 2 Stunden» in feeds, «gestern» or «Montag» in lists.
import words from '@werkplatz/content/messages/time.json'

import { formatDateTime, formatTime } from './format-date.ts'
import { type Instant, toDate, zurichDayNumber } from './zurich-clock.ts'

export type TimeForm = 'ago' | 'list'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30 * DAY
const YEAR = 365 * DAY

type Unit = { from: number; one: { text: string }; many: { text: string } }

/** Largest unit first. */
const UNITS: readonly Unit[] = [
  { from: YEAR, one: words.yearsOne, many: words.years },
  { from: MONTH, one: words.monthsOne, many: words.months },
  { from: WEEK, one: words.weeksOne, many: words.weeks },
  { from: DAY, one: words.daysOne, many: words.days },
  { from: HOUR, one: words.hoursOne, many: words.hours },
  { from: MINUTE, one: words.minutesOne, many: words.minutes },
  { from: SECOND, one: words.secondsOne, many: words.seconds },
]

const SECONDS = UNITS[UNITS.length - 1] as Unit

const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const
/** Day number 0 of the epoch, 1 January 1970, was a Thursday. */
const EPOCH_WEEKDAY = 4

/** «vor 5 Minuten». A clock that runs ahead must not show the future: it counts as one second. */
export function timeAgo(instant: Instant, now: Instant = Date.now()): string {
  const elapsed = elapsedSince(instant, now)
  const { from, one, many } = unitFor(elapsed)
  const count = Math.max(1, Math.floor(elapsed / from))
  return count === 1 ? one.text : many.text.replace('{n}', String(count))
}

/** Today 09:14, «gestern», the weekday within the last seven days, else 12.08.2024 09:14. */
export function listTime(instant: Instant, now: Instant = Date.now()): string {
  const day = zurichDayNumber(instant)
  const daysAgo = zurichDayNumber(now) - day
  if (daysAgo === 0) return formatTime(instant)
  if (daysAgo === 1) return words.yesterday.text
  // Seven days ago is today's own weekday: naming it would read as today, so the date takes over.
  if (daysAgo > 1 && daysAgo < 7) return WEEKDAYS[(day + EPOCH_WEEKDAY) % 7] as string
  return formatDateTime(instant)
}

export function relativeTime(instant: Instant, form: TimeForm, now: Instant = Date.now()): string {
  return form === 'ago' ? timeAgo(instant, now) : listTime(instant, now)
}

/** How long the text stays true, so that a ticking label wakes up only when it changes. */
export function untilNextChange(instant: Instant, form: TimeForm, now: Instant = Date.now()): number {
  // The list form changes at midnight; a look every minute is exact enough and needs no time-zone arithmetic.
  if (form === 'list') return MINUTE
  const elapsed = elapsedSince(instant, now)
  const step = Math.min(unitFor(elapsed).from, DAY)
  return step - (elapsed % step)
}

function elapsedSince(instant: Instant, now: Instant): number {
  return Math.max(0, toDate(now).getTime() - toDate(instant).getTime())
}

function unitFor(elapsed: number): Unit {
  return UNITS.find((unit) => elapsed >= unit.from) ?? SECONDS
}
