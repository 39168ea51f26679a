// A new assignment like another one, with the dates that come next.
import type { AssignmentForm } from '@werkplatz/contract/assignments/schemas.ts'

import { dayNumber, plainDay, type Instant, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { type FormValues, loadedValues } from './form-values.ts'

/** extend: right after it. again: the same once more, not before tomorrow. */
export type Like = 'extend' | 'again'

/** As long as the other one. */
export function likeValues(form: AssignmentForm, as: Like, now: Instant = Date.now()): FormValues {
  const values = loadedValues(form)
  const { dateStart, dateEnd } = values
  if (!dateStart || !dateEnd) return values
  const after = dayNumber(dateEnd) + 1
  const start = as === 'extend' ? after : Math.max(after, zurichDayNumber(now) + 1)
  const length = dayNumber(dateEnd) - dayNumber(dateStart)
  return { ...values, dateStart: plainDay(start), dateEnd: plainDay(start + length) }
}
