import { type Instant, zurichDayNumber } from '../../lib/zurich-clock.ts'

/** «seit heute», «seit gestern», «seit 5 Tagen»: calendar days, as people count them. */
export function waitedSince(instant: Instant, now: Instant = Date.now()): string {
  const days = Math.max(0, zurichDayNumber(now) - zurichDayNumber(instant))
  if (days === 0) return 'seit heute'
  return days === 1 ? 'seit gestern' : `seit ${days} Tagen`
}
