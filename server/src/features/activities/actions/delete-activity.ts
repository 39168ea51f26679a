import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { detachFiles } from '../../files/actions/detach-files.ts'
import { deleteActivityRow, lockActivity } from '../activity.queries.ts'

/** For good. Once somebody was promised a place it can only be archived. */
export async function deleteActivity(tx: Tx, me: Member, id: string) {
  const activity = await lockActivity(tx, id)
  if (activity.reserved > 0) throw new Refusal('activity_in_use', { reserved: activity.reserved })
  await detachFiles(tx, me, { resource: 'activity', id })
  await deleteActivityRow(tx, id)
  await audit(tx, {
    actorId: me.id,
    action: 'delete',
    resource: 'activity',
    targetId: id,
    fromStatus: activity.status,
    details: { title: activity.title, authorId: activity.author_id },
  })
}
