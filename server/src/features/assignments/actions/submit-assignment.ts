import { assignmentStatus, type AssignmentStatus } from '@werkplatz/contract/assignments/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { requireComplete } from '../assignment-content.ts'
import { lockAssignment } from '../assignment.queries.ts'
import { tellContact } from './tell-contact.ts'

/** The apprentice asks for approval. */
export async function submitAssignment(tx: Tx, me: Member, id: string) {
  const assignment = await lockAssignment(tx, id)
  if (!assignment) throw new Refusal('not_found', { id })
  requireComplete(assignment)
  await submit(tx, me, assignment, 'submit')
  // Of a draft nobody has heard; what was sent back was handed in before.
  if (assignment.status === 'DRAFT')
    await tellContact(tx, me, { assignmentId: id, before: null, now: assignment.contactId })
}

/** The same for a row that is being saved anyway. */
export async function submit(
  tx: Tx,
  me: Member,
  assignment: { id: string; status: AssignmentStatus },
  verb: 'submit' | 'revise',
) {
  await transition(tx, assignmentStatus, assignment, verb, me)
  await announce(tx, 'assignment.submitted', { assignmentId: assignment.id, actorId: me.id })
}
