import type { NewAssignment } from '@werkplatz/contract/assignments/schemas.ts'

import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { contentOf, requireComplete, refuseUnknown } from '../assignment-content.ts'
import { insertAssignment, lockAcceptedApplication } from '../assignment.queries.ts'
import { submit } from './submit-assignment.ts'
import { tellContact } from './tell-contact.ts'

/** Author and company come from the session. Made from an accepted application it is about that activity, once. */
export async function createAssignment(tx: Tx, me: Member, form: NewAssignment): Promise<string> {
  const accepted = form.applicationId && (await acceptedActivity(tx, me, form.applicationId, form.activityId))
  const content = { ...contentOf(form), ...(accepted && { activityId: accepted }) }
  if (form.assignmentStatus === 'PENDING') requireComplete(content)
  await refuseUnknown(tx, me, content, { activityId: accepted, contactId: null, workSectorId: null, authorId: me.id })
  const assignment = await insertAssignment(tx, me, content, form.applicationId)
  if (!assignment) throw new Refusal('assignment_exists', { applicationId: form.applicationId })
  const { id } = assignment
  await audit(tx, { actorId: me.id, action: 'create', resource: 'assignment', targetId: id, toStatus: 'DRAFT' })
  if (form.assignmentStatus === 'PENDING') {
    await submit(tx, me, assignment, 'submit')
    await tellContact(tx, me, { assignmentId: id, before: null, now: content.contactId })
  }
  return id
}

async function acceptedActivity(tx: Tx, me: Member, applicationId: string, named: string | null): Promise<string> {
  await guardRow(tx, me, 'application.assign', applicationId)
  const application = await lockAcceptedApplication(tx, applicationId)
  if (application?.status !== 'APPROVED') throw new Refusal('status_conflict', { status: application?.status })
  if (named && named !== application.activity_id)
    throw wrongField('activityId', 'Die Bewerbung gehört zu einer anderen Aktivität.')
  return application.activity_id
}
