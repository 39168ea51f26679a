import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { freeSlot } from '../../activities/actions/slots.ts'
import { detachFiles } from '../../files/actions/detach-files.ts'
import { deleteApplicationRow } from '../application.queries.ts'
import { lockWithActivity } from '../lock-with-activity.ts'

/** With its documents, for good. Whoever was waiting to read it, or counted on the person, is told. */
export async function deleteApplication(tx: Tx, me: Member, id: string, now: Date) {
  const { activity, application } = await lockWithActivity(tx, id)
  const { status, author_id: authorId } = application
  if (status === 'APPROVED') await freeSlot(tx, activity.id, now)
  await detachFiles(tx, me, { resource: 'application', id })
  await deleteApplicationRow(tx, id)
  await audit(tx, {
    actorId: me.id,
    action: 'delete',
    resource: 'application',
    targetId: id,
    fromStatus: status,
    details: { activityId: activity.id, authorId },
  })
  const gone = { activityId: activity.id, applicantId: authorId, actorId: me.id }
  if (status === 'APPROVED') await announce(tx, 'application.withdrawn', gone)
  if (status === 'PENDING') await announce(tx, 'application.retracted', gone)
}
