// Notifications and happenings made for tests: rows put there by hand, and an event that only tests announce.
import { randomUUID } from 'node:crypto'

import { events, type EventName } from '@werkplatz/contract/events.ts'
import { event } from '@werkplatz/contract/shared/event.ts'
import { Id } from '@werkplatz/contract/shared/shapes.ts'
import { z } from 'zod'

import { announce } from '../src/db/outbox.ts'
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

const Happened = z.object({ actorId: Id, targetId: Id, recipientIds: z.array(Id) })
export type Happened = z.infer<typeof Happened>

/** The contract's list is read at each call, so an event put there is announced and heard like any other. */
export const HAPPENED = 'test.happened' as EventName
Object.assign(events, { [HAPPENED]: event({ payload: Happened, summary: 'For tests only.' }) })

export const happen = (data: TestDatabase, payload: Happened) =>
  data.begin((tx) => announce(tx, HAPPENED, payload as never))
