// Until when something may be done about a decision: objections to the end of the thirtieth day in Switzerland.
import { OBJECTION_DAYS, RESTORABLE_DAYS } from '@werkplatz/contract/moderation/limits.ts'

import { swissDay } from '../../lib/swiss-day.ts'

const DAY_MS = 86_400_000

/** yyyy-mm-dd */
export const lastDayToObject = (decided: Date): string =>
  swissDay(new Date(decided.getTime() + OBJECTION_DAYS * DAY_MS))

/** The hour of the removal counts, so the last whole day is the one before. */
export const lastDayToRestore = (removed: Date): string =>
  swissDay(new Date(removed.getTime() + (RESTORABLE_DAYS - 1) * DAY_MS))

export const mayStillObject = (decided: Date, now: Date): boolean => swissDay(now) <= lastDayToObject(decided)
