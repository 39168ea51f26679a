import { guardRow } from '../../../access/guard.ts'
import { audit } from '../../../db/audit.ts'
import type { FileHolder } from '../../../plugs/file-holders.ts'
import { lockActivity, touchActivity } from '../activity.queries.ts'

/** One of its files goes by itself. Whoever may edit it may take a file out of it; it counts as an edit. */
export const dropActivityFile: FileHolder = async (tx, me, { id, kind, isModeration }) => {
  if (!isModeration) await guardRow(tx, me, 'activity.edit', id)
  await lockActivity(tx, id)
  await touchActivity(tx, id)
  const fields = [kind === 'DOCUMENT' ? 'documents' : 'images']
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'activity', targetId: id, details: { fields } })
}
