// Notifications under the day they arrived, in Swiss time.
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import { formatDate } from '../../lib/format-date.ts'
import { listTime } from '../../lib/relative-time.ts'
import { zurichDayNumber } from '../../lib/zurich-clock.ts'

export interface DayGroup {
  day: string
  notifications: Notification[]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function dayName(instant: string, now: number): string {
  const daysAgo = zurichDayNumber(now) - zurichDayNumber(instant)
  if (daysAgo <= 0) return 'Heute'
  return daysAgo < 7 ? capital(listTime(instant, now)) : formatDate(instant)
}

export function byDay(notifications: readonly Notification[], now = Date.now()): DayGroup[] {
  const groups = Map.groupBy(notifications, (one) => dayName(one.dateCreated, now))
  return [...groups].map(([day, ofDay]) => ({ day, notifications: ofDay }))
}
