import { guardRow } from '../../../access/guard.ts'
import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { FileHolder } from '../../../plugs/file-holders.ts'
import { lockWithActivity } from '../lock-with-activity.ts'

/** One of its documents goes by itself, as with an edit: not while somebody is deciding, and an author who has accepted is told. */
export const dropApplicationFile: FileHolder = async (tx, me, { id, isModeration }) => {
  if (!isModeration) await guardRow(tx, me, 'application.edit', id)
  const { status } = (await lockWithActivity(tx, id)).application
  if (status === 'PENDING' && !isModeration) throw new Refusal('status_conflict', { status })
  const details = { fields: ['documents'] }
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'application', targetId: id, details })
  if (status === 'APPROVED') await announce(tx, 'application.changed', { applicationId: id, actorId: me.id })
}
