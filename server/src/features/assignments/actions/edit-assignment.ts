import type { ChangedAssignment } from '@werkplatz/contract/assignments/schemas.ts'
import { assignmentStatus } from '@werkplatz/contract/assignments/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { contentOf, requireComplete, refuseUnknown } from '../assignment-content.ts'
import { lockAssignment, updateAssignment, type AssignmentFacts } from '../assignment.queries.ts'
import { submit } from './submit-assignment.ts'

/** An edit keeps the status. Two ways lead on: the apprentice hands it in with it, or rewrites what was approved. */
export async function editAssignment(tx: Tx, me: Member, form: ChangedAssignment) {
  const assignment = await lockAssignment(tx, form.assignmentId)
  if (!assignment) throw new Refusal('not_found', { id: form.assignmentId })
  const { id, activityId, contactId, author_id: authorId } = assignment
  const isSubmitted = submits(assignment, me, form)
  const content = contentOf(form)
  if (isSubmitted || assignment.status !== 'DRAFT') requireComplete(content)
  await refuseUnknown(tx, me, content, { activityId, contactId, authorId })
  await updateAssignment(tx, id, content)
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'assignment', targetId: id })
  if (isSubmitted) await submit(tx, me, assignment, 'submit')
  else if (needsReview(assignment, me)) await submit(tx, me, assignment, 'revise')
}

/** The form names the status it was loaded with; another one means that somebody was faster, or that it is handed in. */
function submits(assignment: AssignmentFacts, me: Member, { assignmentStatus: named }: ChangedAssignment): boolean {
  if (named === assignment.status) return false
  const isAuthor = assignment.author_id === me.id
  if (named === 'PENDING' && isAuthor && 'to' in nextStatus(assignmentStatus, assignment.status, 'submit')) return true
  throw new Refusal('status_conflict', { named, status: assignment.status })
}

/** Nobody changes what was approved without those who approve hearing of it. */
const needsReview = ({ status, author_id: authorId }: AssignmentFacts, me: Member) =>
  status === 'APPROVED' && authorId === me.id
