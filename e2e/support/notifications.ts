// What other people's doing causes: a row and its live message, as the worker makes them.
import { randomUUID } from 'node:crypto'

import { openDatabase } from '../../server/src/db/open.ts'
import { makeLog } from '../../server/src/lib/log.ts'
import { channelOf, companyChannel, publishLive } from '../../server/src/live/channels.ts'
import { openBus } from '../../server/src/outbound/bus.ts'
import { cluster } from './cluster.ts'

async function ask<T extends object>(text: string, values: unknown[]): Promise<T[]> {
  const database = openDatabase({ connectionString: cluster().databaseUrl, outbox: { enqueue: async () => {} } })
  try {
    return (await database.pool.query<T>(text, values)).rows
  } finally {
    await database.close()
  }
}

async function onBus(say: (bus: Awaited<ReturnType<typeof openBus>>) => void) {
  const bus = await openBus(cluster().natsUrl, 'story', makeLog('story', 'silent'))
  say(bus)
  await bus.close()
}

/** All of them, or those about one thing. */
export async function unreadOf(personId: string, targetId: string | null = null): Promise<number> {
  const [row] = await ask<{ n: number }>(
    `select count(*)::int as n from notification
     where recipient_id = $1 and in_app and not is_read and ($2::uuid is null or target_id = $2)`,
    [personId, targetId],
  )
  return row!.n
}

/** About an activity that everybody may open. */
export async function newNotification(personId: string, title: string) {
  const body = 'Yannick hat «Velo flicken» veröffentlicht. [[Aktivität ansehen]]'
  const [row] = await ask<{ id: string; target_id: string; date_created: Date }>(
    `insert into notification (event_id, kind, recipient_id, type, target_id, title, body, in_app, mail_due)
     select $1, 'activity.published', $2, 'activity', activity.id, $3, $4, true, false
     from activity where is_visible and is_public order by id limit 1 returning id, target_id, date_created`,
    [randomUUID(), personId, title, body],
  )
  const { id, target_id: targetId, date_created: created } = row!
  const link = `/dashboard/activities/detail?id=${targetId}`
  const notification = { id, type: 'activity' as const, title, body, targetId, link, isRead: false }
  await onBus((bus) =>
    publishLive(bus, channelOf('notifications', personId), 'notifications', {
      ...notification,
      dateCreated: created.toISOString(),
    }),
  )
}

export const newEvent = (companyId: string, nameFirst: string) =>
  onBus((bus) =>
    publishLive(bus, companyChannel('events', companyId), 'events', {
      eventInteraction: 'POST_CREATED',
      nameFirst,
      image: null,
      dateCreated: new Date().toISOString(),
    }),
  )
