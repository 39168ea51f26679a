// By when an answer is due, and where an application or request stands. Pure: the moment is handed in, days are those of
// Switzerland, holidays those of the canton of whoever answers.
import type { AnswerClock, TimelineStep } from '@werkplatz/contract/applications/schemas.ts'

import { swissDay } from '../../lib/swiss-day.ts'
import { addWorkingDays, workingDaysUntil, type Canton } from '../../lib/swiss-holidays.ts'

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
}

export function presentClock({ status, sent_at, due_on, canton }: ClockFacts, now: Date): AnswerClock | null {
  if (status !== 'PENDING' || !sent_at || !due_on) return null
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
