// Who is told when an export is ready.
import type { Db } from '../../db/handles.ts'
import { notifies, onlyPeople, type Notice, type NotificationTableRow } from '../../plugs/notices.ts'
import type { TargetReach } from '../../plugs/target-reach.ts'
import { findExport, listReachableExports } from './export.queries.ts'

/** To whoever asked for it. */
const toOwner = async (db: Db, { exportId }: { exportId: string }): Promise<Notice | null> => {
  const found = await findExport(db, exportId)
  return found ? { targetId: exportId, actorId: null, recipients: onlyPeople([found.person_id]) } : null
}

export const exportNotices: readonly NotificationTableRow[] = [
  notifies('export.finished', 'activity.exportReady', toOwner),
]

export const exportReach: TargetReach = { 'activity.exportReady': listReachableExports }
