// By when an answer is due, and where an application or request stands. Pure: the moment is handed in, days are those of
// Switzerland, holidays those of the canton of whoever answers.
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import type { AnswerClock, AnswerPause, TimelineStep } from '@werkplatz/contract/applications/schemas.ts'

import { swissDay } from '../../lib/swiss-day.ts'
import { addWorkingDays, workingDaysUntil, type Canton } from '../../lib/swiss-holidays.ts'

/** Only these take people in, so only in these the clock of an answer runs. */
export const openStatuses = ['PUBLISHED', 'ONGOING'] as const satisfies readonly ActivityStatus[]

/** What the company that answers has set. */
export interface AnswerTerms {
  canton: Canton | null
  answer_days: number
}

/** So many working days before the last one the decider is reminded. */
const REMIND_BEFORE = 2

export interface AnswerDates {
  sentAt: Date
  dueOn: string
  remindOn: string
}

/** The day it was sent does not count; a term of one or two days reminds on the next working day. */
export function answerDates(sentAt: Date, { canton, answer_days: days }: AnswerTerms): AnswerDates {
  const sentOn = swissDay(sentAt)
  return {
    sentAt,
    dueOn: addWorkingDays(sentOn, days, canton),
    remindOn: addWorkingDays(sentOn, Math.max(1, days - REMIND_BEFORE), canton),
  }
}

export interface ClockFacts {
  status: string
  sent_at: Date | null
  due_on: string | null
  canton: Canton | null
  activity_status: ActivityStatus
}

export const isOpen = (status: ActivityStatus): boolean => openStatuses.some((open) => open === status)

/** Why nothing is due although it waits. */
export function presentPause({
  status,
  activity_status: activity,
}: Pick<ClockFacts, 'status' | 'activity_status'>): AnswerPause | null {
  if (status !== 'PENDING' || isOpen(activity)) return null
  return activity === 'ARCHIVED' ? 'ARCHIVED' : 'REVISED'
}

export function presentClock(facts: ClockFacts, now: Date): AnswerClock | null {
  const { status, sent_at, due_on, canton, activity_status: activity } = facts
  if (status !== 'PENDING' || !sent_at || !due_on || !isOpen(activity)) return null
  const today = swissDay(now)
  return {
    waitingSince: sent_at.toISOString(),
    dueOn: due_on,
    workingDaysLeft: workingDaysUntil(today, due_on, canton),
    isOverdue: today > due_on,
  }
}

export interface TimelineFacts {
  sent_at: Date | null
  seen_at: Date | null
  seen_by: string | null
  decided_at: Date | null
  decided_by: string | null
}

export const presentTimeline = (facts: TimelineFacts): TimelineStep[] => [
  { step: 'SENT', date: facts.sent_at?.toISOString() ?? null, person: null },
  { step: 'SEEN', date: facts.seen_at?.toISOString() ?? null, person: facts.seen_at && facts.seen_by },
  { step: 'DECIDED', date: facts.decided_at?.toISOString() ?? null, person: facts.decided_at && facts.decided_by },
]
