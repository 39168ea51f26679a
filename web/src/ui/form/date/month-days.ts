// Days of a calendar as numbers (lib/zurich-clock.ts): whole steps, whatever the clocks do.
import { dayNumber, plainDay } from '../../../lib/zurich-clock.ts'

const WEEK = 7
/** Day 0 was a Thursday; weeks begin on Monday. */
export const weekdayOf = (day: number) => (((day + 3) % WEEK) + WEEK) % WEEK

const firstOfMonth = (year: number, month: number) => Date.UTC(year, month, 1) / 86_400_000

/** The same day of another month, or the last one a shorter month has. */
export function addMonths(day: number, months: number): number {
  const [year, month, date] = plainDay(day).split('-').map(Number) as [number, number, number]
  const first = firstOfMonth(year, month - 1 + months)
  const length = firstOfMonth(year, month + months) - first
  return first + Math.min(date, length) - 1
}

/** Whole weeks that hold the month of `day`; days of its neighbours are null. */
export function weeksAround(day: number): (number | null)[][] {
  const first = dayNumber(`${plainDay(day).slice(0, 7)}-01`)
  const end = addMonths(first, 1)
  const start = first - weekdayOf(first)
  const weeks = Math.ceil((end - start) / WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_, i) => {
      const at = start + week * WEEK + i
      return at < first || at >= end ? null : at
    }),
  )
}

/** Where a key leads in the grid; null if it leads nowhere. */
export function dayForKey(day: number, key: string, isShift: boolean): number | null {
  if (key === 'ArrowLeft') return day - 1
  if (key === 'ArrowRight') return day + 1
  if (key === 'ArrowUp') return day - WEEK
  if (key === 'ArrowDown') return day + WEEK
  if (key === 'Home') return day - weekdayOf(day)
  if (key === 'End') return day - weekdayOf(day) + WEEK - 1
  if (key === 'PageUp') return addMonths(day, isShift ? -12 : -1)
  if (key === 'PageDown') return addMonths(day, isShift ? 12 : 1)
  return null
}
