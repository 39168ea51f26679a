// The days a planner shows, as numbers of days: differences are whole days, whatever the clocks do.
import { dayNumber, plainDay, zurichDayNumber } from '../../../lib/zurich-clock.ts'

const weekdayNames = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']

export const zooms = { MONTH: '5', QUARTER: '13' } as const
export type Zoom = keyof typeof zooms

export interface Span {
  /** The first day, a Monday. */
  from: number
  days: number
}

/** Day 0 was a Thursday. */
export const weekdayOf = (day: number) => (day + 3) % 7
export const mondayOf = (day: number) => day - weekdayOf(day)

export const spanOf = (from: number, zoom: Zoom): Span => ({ from, days: Number(zooms[zoom]) * 7 })

/** What the address says, if it is a day of this century; else the week of today. Always from a Monday. */
export function startIn(written: string | null, now: number = Date.now()): number {
  const day = written && /^20\d\d-\d\d-\d\d$/.test(written) ? dayNumber(written) : Number.NaN
  return mondayOf(Number.isNaN(day) ? todayNumber(now) : day)
}

export const lastOf = ({ from, days }: Span) => from + days - 1

/** ISO 8601: the week belongs to the year of its Thursday. */
export function weekNumber(monday: number): number {
  const thursday = monday + 3
  const newYear = dayNumber(`${plainDay(thursday).slice(0, 4)}-01-01`)
  return Math.floor((thursday - newYear) / 7) + 1
}

export const weeksOf = ({ from, days }: Span): { monday: number; week: number }[] =>
  Array.from({ length: days / 7 }, (_, index) => {
    const monday = from + index * 7
    return { monday, week: weekNumber(monday) }
  })

export const todayNumber = (now: number = Date.now()) => zurichDayNumber(now)

const schoolDays = weekdayNames.map((name, index) => ({
  name,
  from: `${(index / 7) * 100}%`,
  to: `${((index + 1) / 7) * 100}%`,
}))

/** One week with the days of school, as a background that repeats itself. */
export const schoolWeek = (days: readonly string[]) =>
  schoolDays
    .filter(({ name }) => days.includes(name))
    .map(
      ({ from, to }) =>
        `linear-gradient(to right, transparent ${from}, var(--school) ${from} ${to}, transparent ${to})`,
    )
    .join()

/** 18.11. */
export const shortDay = (day: number) => {
  const [, month, date] = plainDay(day).split('-')
  return `${date}.${month}.`
}

/** Public holidays by their day number. */
export type Holidays = ReadonlyMap<number, string>

export const holidaysByDay = (holidays: readonly { date: string; name: string }[]): Holidays =>
  new Map(holidays.map(({ date, name }) => [dayNumber(date), name]))
