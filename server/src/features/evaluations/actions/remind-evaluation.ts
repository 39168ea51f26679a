import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { stampReminded, type DueEvaluation } from '../evaluation-notice.queries.ts'

const events = {
  1: 'evaluation.opened',
  2: 'evaluation.overdue',
  3: 'evaluation.overdue',
  4: 'evaluation.lastCall',
} as const

/** By the calendar, each step once: note and announcement commit together. A step that was missed is not made up for. */
export async function remindEvaluation(tx: Tx, due: DueEvaluation): Promise<boolean> {
  if (!(await stampReminded(tx, due))) return false
  await announce(tx, events[due.step as keyof typeof events], { assignmentId: due.id })
  return true
}
