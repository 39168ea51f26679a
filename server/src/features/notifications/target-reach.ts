// Only what the recipient may still reach is linked: an activity may have been withdrawn since, a person have left.
import type { Notification, NotificationType } from '@werkplatz/contract/notifications/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/open.ts'
import { presentNotification } from './notification.present.ts'
import { listReachableProfiles, type NotificationRow } from './notification.queries.ts'

/** Of these targets those the person may still reach; app.ts hands in what the features know. */
export type TargetReach = Partial<
  Record<NotificationType, (db: Db, me: Member, ids: readonly string[]) => Promise<ReadonlySet<string>>>
>

type Reach = NonNullable<TargetReach[NotificationType]>

/** A type whose kinds lead to different things: an activity, or an export of them. */
export const eitherOf =
  (...reaches: Reach[]): Reach =>
  async (db, me, ids) => {
    const found = await Promise.all(reaches.map((reach) => reach(db, me, ids)))
    return new Set(found.flatMap((set) => [...set]))
  }

/** The target of a new follower is a profile. */
export const followReach: TargetReach = { follow: (db, _me, ids) => listReachableProfiles(db, ids) }

export async function presentReachable(
  db: Db,
  me: Member,
  reach: TargetReach,
  rows: readonly NotificationRow[],
): Promise<Notification[]> {
  const reachable = new Map<NotificationType, ReadonlySet<string>>()
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.type)) {
    const targets = [...new Set(ofType.map((row) => row.target_id))]
    const found = await reach[type]?.(db, me, targets)
    if (found) reachable.set(type, found)
  }
  return rows.map((row) => presentNotification(row, reachable.get(row.type)?.has(row.target_id) ?? true))
}
