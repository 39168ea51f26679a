import { wrongField } from '../../lib/refusal.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { shiftDay } from '../../lib/swiss-holidays.ts'

const USUAL_DAYS = 7
/** What calendars and the database agree on. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2999-12-31'

/** Whole days of the clock on our walls, the last one included; a week back unless somebody says otherwise. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const last = to ?? swissDay(now)
  if (last < FIRST_DAY || last > LAST_DAY) throw wrongField('to', 'Diesen Tag kennt das Protokoll nicht.')
  const first = from ?? shiftDay(last, 1 - USUAL_DAYS)
  if (first < FIRST_DAY) throw wrongField('from', 'So weit zurück reicht das Protokoll nicht.')
  if (first > last) throw wrongField('from', 'Der erste Tag liegt nach dem letzten.')
  return { from: swissMidnight(first), to: swissMidnight(shiftDay(last, 1)) }
}

/** Midnight is 22:00 or 23:00 UTC of the day before. */
function swissMidnight(day: string): Date {
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * 3_600_000)
  return swissDay(summer) === day ? summer : new Date(summer.getTime() + 3_600_000)
}
