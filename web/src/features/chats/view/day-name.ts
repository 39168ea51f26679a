import messages from '@werkplatz/content/messages/chat.json'

import { formatDate } from '../../../lib/format-date.ts'
import { zurichDayNumber } from '../../../lib/zurich-clock.ts'

/** «Heute», «Gestern», else 12.08.2024. */
export function dayName(date: string, now: number = Date.now()): string {
  const ago = zurichDayNumber(now) - zurichDayNumber(date)
  if (ago === 0) return messages.today.text
  return ago === 1 ? messages.yesterday.text : formatDate(date)
}
