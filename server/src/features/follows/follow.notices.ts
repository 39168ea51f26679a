// Who is told of a new follower, and what of it appears in the feed.
import type { EventPayload } from '@werkplatz/contract/events.ts'

import type { Db } from '../../db/handles.ts'
import {
  feeds,
  notifies,
  onlyPeople,
  type FeedEntry,
  type FeedTableRow,
  type Notice,
  type NotificationTableRow,
} from '../../plugs/notices.ts'
import { alwaysReached, type TargetReach } from '../../plugs/target-reach.ts'
import {
  findFollowedCompany,
  findFollower,
  listCompanyEditors,
  listReachableProfiles,
} from './follow-notice.queries.ts'

type Created = EventPayload<'follow.created'>

/** A company hears of its followers once a day, as one: below. */
const toFollowed = async (db: Db, { followerId, targetId, followType }: Created): Promise<Notice | null> => {
  if (followType !== 'user') return null
  const follower = await findFollower(db, followerId, targetId)
  if (!follower) return null
  return {
    targetId: follower.profile_id,
    actorId: followerId,
    recipients: onlyPeople([targetId]),
    params: { companyName: follower.company },
    people: { followerName: followerId },
  }
}

const toEditors = async (
  db: Db,
  { companyId, followers }: EventPayload<'company.followed'>,
): Promise<Notice | null> => {
  const company = await findFollowedCompany(db, companyId)
  if (!company) return null
  return {
    targetId: company.profile_id,
    actorId: null,
    recipients: (from, after, size) => listCompanyEditors(from, companyId, after, size),
    params: { companyName: company.name, count: String(followers) },
  }
}

export const followNotices: readonly NotificationTableRow[] = [
  notifies('follow.created', 'follow.user', toFollowed),
  notifies('company.followed', 'follow.company', toEditors),
]

export const followReach: TargetReach = {
  'follow.user': (db, _me, ids) => listReachableProfiles(db, ids),
  'follow.company': alwaysReached,
}

const ofFollower = async (_db: Db, { followerId }: Created): Promise<FeedEntry> => ({
  personId: followerId,
  audience: 'EVERYBODY',
})

export const followFeed: readonly FeedTableRow[] = [feeds('follow.created', 'FOLLOW_CREATED', ofFollower)]
