// All unread notifications of the caller become read.
import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { updateAllRead } from '../notification.queries.ts'

/** One event a batch: it travels as one job. */
const PORTION = 500

export async function markAllNotificationsRead(tx: Tx, me: Member) {
  let found = PORTION
  while (found === PORTION) {
    const ids = await updateAllRead(tx, me.id, PORTION)
    if (ids.length) await announce(tx, 'notifications.read', { personId: me.id, ids })
    found = ids.length
  }
}
