// What is left of a person who is forgotten, and until when.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/labels/my-data.json' with { type: 'json' }
import type { DeletionPlan, Kept } from '@werkplatz/contract/my-data/schemas.ts'

import { periods } from '../../db/data-rules/periods.ts'
import { swissDay, writtenDay } from '../../lib/swiss-day.ts'
import type { PlanRow } from './my-data.queries.ts'

const words = branded(file)

/** The training ends with the access, or has ended before; the published period begins then. */
function trainingKeptUntil(trainingEnd: string | null, due: Date): string {
  const accessEnds = swissDay(due)
  const ended = trainingEnd !== null && trainingEnd < accessEnds ? trainingEnd : accessEnds
  const until = new Date(`${ended}T00:00:00Z`)
  until.setUTCMonth(until.getUTCMonth() + periods.training)
  return until.toISOString().slice(0, 10)
}

export function keptOf(plan: PlanRow, due: Date): Kept[] {
  const kept: Kept[] = []
  if (plan.has_training) kept.push({ what: 'TRAINING', until: trainingKeptUntil(plan.training_end, due) })
  if (plan.has_judged) kept.push({ what: 'JUDGED', until: null })
  if (plan.has_written) kept.push({ what: 'CHATS', until: null })
  if (plan.has_activities) kept.push({ what: 'ACTIVITIES', until: null })
  if (plan.has_reports) kept.push({ what: 'REPORTS', until: null })
  return kept
}

export const obstacleOf = (plan: PlanRow): DeletionPlan['obstacle'] =>
  plan.is_last_owner ? 'LAST_OWNER' : plan.is_last_officer ? 'LAST_OFFICER' : null

/** As a mail says it. */
export const keptInWords = (kept: readonly Kept[]): string =>
  kept.length === 0
    ? words.keptNothing
    : kept.map(({ what, until }) => words.kept[what].replace('{date}', () => writtenDay(until ?? ''))).join('; ')
