import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { listApplicationsTo } from '../../applications/application.queries.ts'
import { detachFiles } from '../../files/actions/detach-files.ts'
import { findActivityNotice } from '../activity-notice.queries.ts'
import { deleteActivityRow, lockActivity } from '../activity.queries.ts'

/** For good. Once somebody waits for an answer or was promised a place it can only be archived. */
export async function deleteActivity(tx: Tx, me: Member, id: string) {
  const activity = await lockActivity(tx, id)
  if (activity.reserved > 0) throw new Refusal('activity_in_use', { reserved: activity.reserved })
  const applications = await listApplicationsTo(tx, id)
  if (applications.some(({ status }) => status === 'PENDING')) throw new Refusal('activity_in_use', { pending: true })
  // Drafts and declined ones go with it, and their documents with them.
  for (const application of applications) await detachFiles(tx, me, { resource: 'application', id: application.id })
  await detachFiles(tx, me, { resource: 'activity', id })
  const notice = await findActivityNotice(tx, id)
  await deleteActivityRow(tx, id)
  await audit(tx, {
    actorId: me.id,
    action: 'delete',
    resource: 'activity',
    targetId: id,
    fromStatus: activity.status,
    details: { title: activity.title, authorId: activity.author_id },
  })
  await announce(tx, 'activity.deleted', {
    activityId: id,
    actorId: me.id,
    title: notice!.shown_title,
    workSectorId: notice!.shown_sector_id,
    applicantIds: applications.map((application) => application.author_id),
  })
}
