// Only what the recipient may still reach is linked.
import { notificationKinds, type KindName } from '@werkplatz/contract/notifications/kinds.ts'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import type { Reach, TargetReach } from '../../plugs/target-reach.ts'
import { presentNotification } from './notification.present.ts'
import type { NotificationRow } from './notification.queries.ts'

/** Kinds that lead to the same thing are asked for together: a page of the bell costs one query for each thing. */
export async function presentReachable(
  db: Db,
  me: Member,
  reach: TargetReach,
  rows: readonly NotificationRow[],
): Promise<Notification[]> {
  const reachOf = (row: NotificationRow) => reach[row.kind as KindName]
  // A kind the product no longer tells leads nobody knows where; of one that says nothing the page itself decides.
  const isLinked = (row: NotificationRow) =>
    reachable.get(reachOf(row))?.has(row.target_id) ?? row.kind in notificationKinds
  const reachable = new Map<Reach | undefined, ReadonlySet<string>>()
  for (const [of, leading] of Map.groupBy(rows, reachOf)) {
    if (of) reachable.set(of, await of(db, me, [...new Set(leading.map((row) => row.target_id))]))
  }
  return rows.map((row) => presentNotification(row, isLinked(row)))
}
