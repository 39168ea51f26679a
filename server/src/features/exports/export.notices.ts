// Who is told when an export is ready, or will not be.
import type { ExportKind } from '@werkplatz/contract/exports/schemas.ts'

import type { Db } from '../../db/handles.ts'
import { zurichText } from '../../lib/zurich-time.ts'
import { notifies, onlyPeople, type Notice, type NotificationTableRow } from '../../plugs/notices.ts'
import type { TargetReach } from '../../plugs/target-reach.ts'
import { findExport, listReachableExports } from './export.queries.ts'

/** To whoever asked for it, in the words of its kind. */
const toOwnerOf =
  (kind: ExportKind) =>
  async (db: Db, { exportId }: { exportId: string }): Promise<Notice | null> => {
    const found = await findExport(db, exportId)
    if (found?.kind !== kind) return null
    const params = {
      count: String(found.total ?? 0),
      ...(found.date_expires && { expiresAt: zurichText(found.date_expires) }),
    }
    return { targetId: exportId, actorId: null, recipients: onlyPeople([found.person_id]), params }
  }

export const exportNotices: readonly NotificationTableRow[] = [
  notifies('export.finished', 'activity.exportReady', toOwnerOf('ACTIVITIES')),
  notifies('export.failed', 'assignment.exportFailed', toOwnerOf('APPRENTICES')),
  notifies('export.finished', 'assignment.exportReady', toOwnerOf('APPRENTICES')),
]

export const exportReach: TargetReach = {
  'activity.exportReady': listReachableExports,
  'assignment.exportFailed': listReachableExports,
  'assignment.exportReady': listReachableExports,
}
