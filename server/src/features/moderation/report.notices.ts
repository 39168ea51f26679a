// Who is told of a report.
import type { Db } from '../../db/handles.ts'
import { notifies, type Notice, type NotificationTableRow } from '../../plugs/notices.ts'
import { alwaysReached, type TargetReach } from '../../plugs/target-reach.ts'
import { listModerators } from './report.queries.ts'

/** Who reported is nobody's business. */
const toModerators = async (_db: Db, { reportId }: { reportId: string }): Promise<Notice> => ({
  targetId: reportId,
  actorId: null,
  recipients: (from, after, size) => listModerators(from, reportId, after, size),
})

export const reportNotices: readonly NotificationTableRow[] = [notifies('report.filed', 'post.reported', toModerators)]

/** Leads to the report, whatever became of the thing it is about. */
export const reportReach: TargetReach = { 'post.reported': alwaysReached }
