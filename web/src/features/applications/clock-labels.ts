// How long somebody has waited, and by when there is an answer, in words.
import labels from '@werkplatz/content/labels/applications.json'
import type { AnswerClock, AnswerPause } from '@werkplatz/contract/applications/schemas.ts'

import { formatDate, formatTime } from '../../lib/format-date.ts'
import { type Instant, zurichDayNumber } from '../../lib/zurich-clock.ts'
import { waitedSince } from '../shared/waited-since.ts'

export function waitedLabel({ waitingSince }: Pick<AnswerClock, 'waitingSince'>, now: Instant = Date.now()): string {
  return `Wartet ${waitedSince(waitingSince, now)}`
}

/** «Antwort bis 27.11.2026, noch 9 Arbeitstage». */
export function dueLabel({ dueOn, workingDaysLeft, isOverdue }: Omit<AnswerClock, 'waitingSince'>): string {
  const day = formatDate(dueOn)
  if (isOverdue) return `Antwort war am ${day} fällig`
  if (workingDaysLeft === 0) return 'Antwort heute fällig'
  return `Antwort bis ${day}, noch ${workingDaysLeft === 1 ? '1 Arbeitstag' : `${workingDaysLeft} Arbeitstage`}`
}

/** For a table: only the date, or that it has passed. */
export function dueBriefly({ dueOn, workingDaysLeft, isOverdue }: Omit<AnswerClock, 'waitingSince'>): string {
  if (isOverdue) return 'überfällig'
  return workingDaysLeft === 0 ? 'Antwort heute' : `Antwort bis ${formatDate(dueOn)}`
}

/** Why nothing is due: a sentence, and the few words of a table. */
export const pauseLabels: Record<AnswerPause, { long: string; brief: string }> = {
  ARCHIVED: { long: labels.pauseArchived, brief: labels.pauseArchivedBriefly },
  REVISED: { long: labels.pauseRevised, brief: labels.pauseRevisedBriefly },
}

/** «heute, 09:14», «gestern, 14:32», «am 02.09.2026». */
export function sinceLabel(instant: Instant, now: Instant = Date.now()): string {
  const days = zurichDayNumber(now) - zurichDayNumber(instant)
  if (days === 0) return `heute, ${formatTime(instant)}`
  return days === 1 ? `gestern, ${formatTime(instant)}` : `am ${formatDate(instant)}`
}
