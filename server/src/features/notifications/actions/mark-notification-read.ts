// Unread becomes read; once, however often it is said.
import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { updateRead } from '../notification.queries.ts'

export async function markNotificationRead(tx: Tx, me: Member, id: string) {
  const ids = await updateRead(tx, me.id, id)
  if (ids.length) await announce(tx, 'notifications.read', { personId: me.id, ids })
}
