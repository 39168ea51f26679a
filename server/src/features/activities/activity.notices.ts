// Who is told of what happens to an activity, and what of it appears in the feed.
import type { Db } from '../../db/handles.ts'
import {
  feeds,
  notifies,
  onlyPeople,
  type FeedEntry,
  type FeedTableRow,
  type Notice,
  type NotificationTableRow,
  type Recipients,
} from '../../plugs/notices.ts'
import type { TargetReach } from '../../plugs/target-reach.ts'
import {
  findActivityNotice,
  findFollowersOf,
  listFollowersToTell,
  listReachableActivities,
  listReviewers,
  type ActivityNoticeRow,
} from './activity-notice.queries.ts'

interface OfActivity {
  activityId: string
  actorId: string | null
}

interface SeenActivity extends OfActivity {
  audience: 'COMPANY' | 'EXTERNAL' | null
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

/** To followers of its author and of its company who can open it: whoever published it is not among them. */
const toFollowers = async (db: Db, { activityId, actorId, audience }: SeenActivity): Promise<Notice | null> => {
  const found = audience && (await findActivityNotice(db, activityId))
  const fan = found && (await findFollowersOf(db, activityId))
  if (!found || !fan) return null
  return {
    targetId: activityId,
    actorId: found.author_id,
    recipients: (from, after, size) =>
      listFollowersToTell(from, { ...fan, actorId, isPublic: audience === 'EXTERNAL' }, after, size),
    ...said(found),
  }
}

const said = ({ title, author_id: authorId, reviewer_id: reviewerId, message }: ActivityNoticeRow) => ({
  params: { activityTitle: title, ...(reviewerId && message && { reviewMessage: message }) },
  people: { authorName: authorId, ...(reviewerId && { reviewerName: reviewerId }) },
})

export const activityNotices: readonly NotificationTableRow[] = [
  notifies('activity.submitted', 'activity.reviewRequested', toReviewers),
  notifies('activity.approved', 'activity.approved', toAuthor),
  notifies('activity.rejected', 'activity.rejected', toAuthor),
  notifies('activity.published', 'activity.published', toFollowers),
  notifies('activity.missed', 'activity.missed', toAuthor),
  notifies('activity.restored', 'activity.restored', toAuthor),
]

export const activityReach: TargetReach = {
  'activity.reviewRequested': listReachableActivities,
  'activity.approved': listReachableActivities,
  'activity.rejected': listReachableActivities,
  'activity.missed': listReachableActivities,
  'activity.restored': listReachableActivities,
  'activity.published': listReachableActivities,
}

/** Shown as the doing of whoever did it, or of its author when it happened automatically; to who could open it then. */
const ofActivity = async (db: Db, { activityId, actorId, audience }: SeenActivity): Promise<FeedEntry | null> => {
  const found = audience && (await findActivityNotice(db, activityId))
  return found ? { personId: actorId ?? found.author_id, companyId: found.company_id, audience } : null
}

export const activityFeed: readonly FeedTableRow[] = [
  feeds('activity.published', 'ACTIVITY_PUBLISHED', ofActivity),
  feeds('activity.begun', 'ACTIVITY_STARTED', ofActivity),
  feeds('activity.archived', 'ACTIVITY_ARCHIVED', ofActivity),
  feeds('activity.featured', 'ACTIVITY_FEATURED', ofActivity),
]
