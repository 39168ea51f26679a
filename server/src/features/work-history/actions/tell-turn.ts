import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { stampTurn, type Turn } from '../work-history.queries.ts'

/** By the calendar, once: note and announcement commit together. */
export async function tellTurn(tx: Tx, due: Turn, today: string): Promise<boolean> {
  if (!(await stampTurn(tx, due, today))) return false
  const payload = { assignmentId: due.id }
  if (due.turn === 'started') await announce(tx, 'assignment.started', payload)
  else await announce(tx, 'assignment.finished', payload)
  return true
}
