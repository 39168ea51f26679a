// Notifications made for tests: rows put there by hand.
import { randomUUID } from 'node:crypto'

import type { TestDatabase } from './database.ts'

export interface NewNotification {
  kind?: string
  type?: string
  targetId?: string
  isRead?: boolean
  inApp?: boolean
  minutesAgo?: number
}

export async function newNotification(data: TestDatabase, recipientId: string, given: NewNotification = {}) {
  const { kind = 'activity.approved', type = 'activity', targetId = randomUUID(), isRead = false } = given
  return data.begin(async (tx) => {
    const { id } = await tx
      .insertInto('notification')
      .values({
        event_id: randomUUID(),
        kind,
        type,
        recipient_id: recipientId,
        target_id: targetId,
        title: 'Deine Aktivität ist genehmigt',
        body: 'Ada hat «Velo flicken» genehmigt. [[Zur Aktivität]]',
        in_app: given.inApp ?? true,
        mail_due: false,
        is_read: isRead,
        date_created: new Date(Date.now() - (given.minutesAgo ?? 0) * 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}
