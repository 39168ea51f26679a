// Which event tells whom what (decisions §11): one row for each. A feature that announces adds its rows here, with a
// query for the recipients in its own *.queries.ts; the worker's listener, texts, settings and mails follow from it.
import type { EventName, EventPayload } from '@werkplatz/contract/events.ts'
import type { KindName } from '@werkplatz/contract/notifications/kinds.ts'
import type { Interaction } from '@werkplatz/contract/notifications/schemas.ts'

import type { Db } from '../../db/open.ts'
import { findActivityNotice, listReviewers, type ActivityNoticeRow } from '../activities/activity-notice.queries.ts'
import { listModerators } from '../moderation/report.queries.ts'
import type { Audience } from './live-event.queries.ts'

/** The next people in the order of their ids, after this one: there may be 50,000 of them. */
export type Recipients = (db: Db, after: string, size: number) => Promise<readonly string[]>

export const onlyPeople =
  (ids: readonly string[]): Recipients =>
  async (_db, after, size) =>
    [...new Set(ids)]
      .toSorted()
      .filter((id) => id > after)
      .slice(0, size)

export interface Notice {
  targetId: string
  /** Who did it: fills {actorName}, and is never told of the own doing. */
  actorId: string | null
  recipients: Recipients
  /** Fills the other blanks of the texts; read from the rows, since events carry ids. */
  params?: Readonly<Record<string, string>>
}

export interface NotificationTableRow {
  event: EventName
  kind: KindName
  /** null: what it was about is gone. */
  notice: (db: Db, payload: never) => Promise<Notice | null>
}

export const tells = <N extends EventName>(
  event: N,
  kind: KindName,
  notice: (db: Db, payload: EventPayload<N>) => Promise<Notice | null>,
): NotificationTableRow => ({ event, kind, notice: notice as NotificationTableRow['notice'] })

interface OfActivity {
  activityId: string
  actorId: string | null
}

/** To the author, unless it was the author's own doing. */
const toAuthor = async (db: Db, { activityId, actorId }: OfActivity): Promise<Notice | null> => {
  const found = await findActivityNotice(db, activityId)
  return found
    ? { targetId: activityId, actorId, recipients: onlyPeople([found.author_id]), params: activityParams(found) }
    : null
}

const toReviewers = async (db: Db, { activityId, actorId }: OfActivity): Promise<Notice | null> => {
  const found = await findActivityNotice(db, activityId)
  if (!found) return null
  const recipients: Recipients = (from, after, size) => listReviewers(from, found, after, size)
  return { targetId: activityId, actorId, recipients, params: activityParams(found) }
}

const activityParams = ({ title, author, reviewer, message }: ActivityNoticeRow) => ({
  activityTitle: title,
  authorName: author,
  ...(reviewer && message && { reviewerName: reviewer, reviewMessage: message }),
})

/** Who reported is nobody's business. */
const toModerators = async (_db: Db, { reportId }: { reportId: string }): Promise<Notice> => ({
  targetId: reportId,
  actorId: null,
  recipients: (from, after, size) => listModerators(from, reportId, after, size),
})

/** Waiting for the features that announce: applications, assignments, evaluations, posts, follows. */
export const notificationTable: readonly NotificationTableRow[] = [
  tells('activity.submitted', 'activity.reviewRequested', toReviewers),
  tells('activity.approved', 'activity.approved', toAuthor),
  tells('activity.rejected', 'activity.rejected', toAuthor),
  tells('activity.restored', 'activity.restored', toAuthor),
  tells('report.filed', 'post.reported', toModerators),
]

export interface Doing {
  personId: string
  /** Who may see the thing it was done to. */
  audience: Audience
}

export interface LiveEventTableRow {
  event: EventName
  interaction: Interaction
  doing: (db: Db, payload: never) => Promise<Doing | null>
}

export const shows = <N extends EventName>(
  event: N,
  interaction: Interaction,
  doing: (db: Db, payload: EventPayload<N>) => Promise<Doing | null>,
): LiveEventTableRow => ({ event, interaction, doing: doing as LiveEventTableRow['doing'] })

/** Shown as the doing of whoever did it, or of its author when it happened by itself. */
const ofActivity = async (db: Db, { activityId, actorId }: OfActivity): Promise<Doing | null> => {
  const found = await findActivityNotice(db, activityId)
  return found ? { personId: actorId ?? found.author_id, audience: found.is_public ? 'EXTERNAL' : 'COMPANY' } : null
}

/** The same for `/topic/events`. Profiles are for everybody on the platform; of minors the company alone hears. */
export const liveEventTable: readonly LiveEventTableRow[] = [
  shows('person.joined', 'USER_JOINED', async (_db, { personId }) => ({ personId, audience: 'EVERYBODY' })),
  shows('activity.published', 'ACTIVITY_PUBLISHED', ofActivity),
  shows('activity.begun', 'ACTIVITY_STARTED', ofActivity),
  shows('activity.archived', 'ACTIVITY_ARCHIVED', ofActivity),
  shows('activity.featured', 'ACTIVITY_FEATURED', ofActivity),
]
