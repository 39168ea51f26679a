// One assignment, or what an accepted application says about one to come. The frame has guarded them.
import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findAssignment, findPrefill, type AssignmentDetailsRow, type PrefillRow } from './assignment.queries.ts'

export async function readAssignment(db: Db, me: Member, id: string): Promise<AssignmentDetailsRow> {
  const [row] = await findAssignment(db, me, { id })
  // Deleted between the guard's look and ours.
  if (!row) throw new Refusal('not_found', { id })
  return row
}

export async function readPrefill(db: Db, me: Member, applicationId: string): Promise<PrefillRow> {
  const [row] = await findPrefill(db, me, { applicationId })
  if (!row) throw new Refusal('not_found', { applicationId })
  if (row.status !== 'APPROVED') throw new Refusal('status_conflict', { status: row.status })
  return row
}
