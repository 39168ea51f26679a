import { reviewedFields } from '@werkplatz/contract/assignments/limits.ts'
import type { ChangedAssignment } from '@werkplatz/contract/assignments/schemas.ts'
import { assignmentStatus } from '@werkplatz/contract/assignments/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import {
  changedFields,
  contentOf,
  refuseFixed,
  refuseFrozenContact,
  refuseUnknown,
  requireComplete,
} from '../assignment-content.ts'
import { lockAssignment, updateAssignment, type AssignmentFacts } from '../assignment.queries.ts'
import { submit } from './submit-assignment.ts'
import { tellContact } from './tell-contact.ts'

/** An edit keeps the status. Two ways lead on: the apprentice hands it in with it, or changes what was decided about. */
export async function editAssignment(tx: Tx, me: Member, form: ChangedAssignment) {
  const assignment = await lockAssignment(tx, form.assignmentId)
  if (!assignment) throw new Refusal('not_found', { id: form.assignmentId })
  const { id, activityId, contactId, workSectorId, author_id: authorId, status } = assignment
  const isSubmitted = submits(assignment, me, form)
  const content = contentOf(form)
  if (isSubmitted || status !== 'DRAFT') requireComplete(content)
  await refuseUnknown(tx, me, content, { activityId, contactId, workSectorId, authorId })
  const changed = changedFields(assignment, content)
  refuseFixed(assignment, changed)
  if (authorId === me.id) refuseFrozenContact(assignment, changed)
  const isRevised = status === 'APPROVED' && authorId === me.id && reviewedFields.some((field) => changed.has(field))
  // Before the row changes: while it is approved, what stands in it is in force.
  if (isRevised) await submit(tx, me, assignment, 'revise')
  await updateAssignment(tx, id, content)
  const fromContact = changed.has('contactId') && { details: { formerContactId: contactId } }
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'assignment', targetId: id, ...fromContact })
  if (isSubmitted) await submit(tx, me, assignment, 'submit')
  else if (status === 'APPROVED' && authorId === me.id && !isRevised && changed.size > 0)
    await announce(tx, 'assignment.changed', { assignmentId: id, actorId: me.id })
  if (status !== 'DRAFT' || isSubmitted)
    await tellContact(tx, me, {
      assignmentId: id,
      before: status === 'DRAFT' ? null : contactId,
      now: content.contactId,
    })
}

/** The form names the status it was loaded with; another one means that somebody was faster, or that it is handed in. */
function submits(assignment: AssignmentFacts, me: Member, { assignmentStatus: named }: ChangedAssignment): boolean {
  if (named === assignment.status) return false
  const isAuthor = assignment.author_id === me.id
  if (named === 'PENDING' && isAuthor && 'to' in nextStatus(assignmentStatus, assignment.status, 'submit')) return true
  throw new Refusal('status_conflict', { named, status: assignment.status })
}
