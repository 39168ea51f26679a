import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { stampDue, type DueRow } from '../due.queries.ts'

/** By itself, once: stamp and announcement commit together. False: somebody was faster, or it was decided meanwhile. */
export async function tellDue(tx: Tx, due: DueRow, today: string, now: Date): Promise<boolean> {
  if (!(await stampDue(tx, due, today, now))) return false
  const ofApplication = { applicationId: due.id, actorId: null }
  const ofApproval = { approvalId: due.id, actorId: null }
  if (due.step === 'start') await announce(tx, 'application.startsSoon', ofApplication)
  else if (due.table === 'application')
    await announce(tx, due.step === 'remind' ? 'application.answerDue' : 'application.answerOverdue', ofApplication)
  else await announce(tx, due.step === 'remind' ? 'approval.answerDue' : 'approval.answerOverdue', ofApproval)
  return true
}
