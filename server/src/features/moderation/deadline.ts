// Until when somebody may object: the thirtieth day after the decision, to its end, in Switzerland.
import { OBJECTION_DAYS } from '@werkplatz/contract/moderation/limits.ts'

import { swissDay } from '../../lib/swiss-day.ts'

const DAY_MS = 86_400_000

/** yyyy-mm-dd */
export const lastDayToObject = (decided: Date): string =>
  swissDay(new Date(decided.getTime() + OBJECTION_DAYS * DAY_MS))

export const mayStillObject = (decided: Date, now: Date): boolean => swissDay(now) <= lastDayToObject(decided)
