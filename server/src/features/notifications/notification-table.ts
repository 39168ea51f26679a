// Which event tells whom what (decisions §11): one row for each. A feature that announces adds its rows here, with a
// query for the recipients in its own *.queries.ts; the worker's listener, texts, settings and mails follow from it.
import type { Db } from '../../db/open.ts'
import { findActivityNotice, listReviewers, type ActivityNoticeRow } from '../activities/activity-notice.queries.ts'
import { findApplicationNotice } from '../applications/application-notice.queries.ts'
import { findExport } from '../exports/export.queries.ts'
import { listModerators } from '../moderation/report.queries.ts'
import { applicationNotices } from './application-notices.ts'
import {
  onlyPeople,
  shows,
  tells,
  type Doing,
  type LiveEventTableRow,
  type Notice,
  type NotificationTableRow,
  type Recipients,
} from './tells.ts'

interface OfActivity {
  activityId: string
  actorId: string | null
}

/** To the author, unless it was the author's own doing. */
const toAuthor = async (db: Db, { activityId, actorId }: OfActivity): Promise<Notice | null> => {
  const found = await findActivityNotice(db, activityId)
  return found ? { targetId: activityId, actorId, recipients: onlyPeople([found.author_id]), ...said(found) } : null
}

const toReviewers = async (db: Db, { activityId, actorId }: OfActivity): Promise<Notice | null> => {
  const found = await findActivityNotice(db, activityId)
  if (!found) return null
  const recipients: Recipients = (from, after, size) => listReviewers(from, found, after, size)
  return { targetId: activityId, actorId, recipients, ...said(found) }
}

const said = ({ title, author_id: authorId, reviewer_id: reviewerId, message }: ActivityNoticeRow) => ({
  params: { activityTitle: title, ...(reviewerId && message && { reviewMessage: message }) },
  people: { authorName: authorId, ...(reviewerId && { reviewerName: reviewerId }) },
})

/** Who reported is nobody's business. */
const toModerators = async (_db: Db, { reportId }: { reportId: string }): Promise<Notice> => ({
  targetId: reportId,
  actorId: null,
  recipients: (from, after, size) => listModerators(from, reportId, after, size),
})

/** To whoever asked for it. */
const toOwner = async (db: Db, { exportId }: { exportId: string }): Promise<Notice | null> => {
  const found = await findExport(db, exportId)
  return found ? { targetId: exportId, actorId: null, recipients: onlyPeople([found.person_id]) } : null
}

/** Waiting for the features that announce: evaluations, posts, follows. */
export const notificationTable: readonly NotificationTableRow[] = [
  tells('activity.submitted', 'activity.reviewRequested', toReviewers),
  tells('activity.approved', 'activity.approved', toAuthor),
  tells('activity.rejected', 'activity.rejected', toAuthor),
  tells('activity.missed', 'activity.missed', toAuthor),
  tells('activity.restored', 'activity.restored', toAuthor),
  ...applicationNotices,
  tells('export.finished', 'activity.exportReady', toOwner),
  tells('report.filed', 'post.reported', toModerators),
]

interface SeenActivity extends OfActivity {
  audience: 'COMPANY' | 'EXTERNAL' | null
}

/** Shown as the doing of whoever did it, or of its author when it happened by itself; to who could open it then. */
const ofActivity = async (db: Db, { activityId, actorId, audience }: SeenActivity): Promise<Doing | null> => {
  const found = audience && (await findActivityNotice(db, activityId))
  return found ? { personId: actorId ?? found.author_id, companyId: found.company_id, audience } : null
}

/** Whom somebody applied to is their own business: colleagues hear that they did. */
const ofApplication = async (db: Db, { applicationId }: { applicationId: string }): Promise<Doing | null> => {
  const found = await findApplicationNotice(db, applicationId)
  return found ? { personId: found.applicant_id, audience: 'COMPANY' } : null
}

/** The same for `/topic/events`. Profiles are for everybody on the platform; of minors the company alone hears. */
export const liveEventTable: readonly LiveEventTableRow[] = [
  shows('person.joined', 'USER_JOINED', async (_db, { personId }) => ({ personId, audience: 'EVERYBODY' })),
  shows('activity.published', 'ACTIVITY_PUBLISHED', ofActivity),
  shows('activity.begun', 'ACTIVITY_STARTED', ofActivity),
  shows('activity.archived', 'ACTIVITY_ARCHIVED', ofActivity),
  shows('activity.featured', 'ACTIVITY_FEATURED', ofActivity),
  shows('application.sent', 'APPLICATION_SENT', ofApplication),
]
