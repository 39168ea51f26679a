// One evaluation with the criteria it is judged by. The frame has guarded it.
import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findEvaluation, listCriteria } from './evaluation.queries.ts'

export async function readEvaluation(db: Db, me: Member, id: string) {
  const [row] = await findEvaluation(db, me, { id })
  // The assignment was given to somebody else between the guard's look and ours.
  if (!row) throw new Refusal('not_found', { id })
  return { row, criteria: await listCriteria(db, { version: row.version }) }
}
