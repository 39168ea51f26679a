// Who is told of what happens to posts and comments, and what of it appears in the feed. What many do to one post is
// told once, until its author has looked.
import type { KindName } from '@werkplatz/contract/notifications/kinds.ts'

import type { Db } from '../../db/handles.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import {
  feeds,
  notifies,
  onlyPeople,
  type FeedEntry,
  type FeedTableRow,
  type Notice,
  type NotificationTableRow,
} from '../../plugs/notices.ts'
import type { TargetReach } from '../../plugs/target-reach.ts'
import { hasLiveEvent } from '../notifications/live-event.queries.ts'
import { isStillTold } from '../notifications/notification.queries.ts'
import { excerptOf } from './excerpt.ts'
import { findCommentNotice, findPostNotice, listReachablePosts } from './post-notice.queries.ts'

interface OfPost {
  postId: string
  actorId: string
}
interface OfComment extends OfPost {
  commentId: string
}

/** Whoever gives a heart, takes it back and gives it again is heard once a day. */
const HEARTS_HOURS = 24

/** The target is the post, also of what happens to a comment: that is the page it leads to. */
async function toldOnce(
  db: Db,
  kind: KindName,
  { postId, actorId }: OfPost,
  recipientId: string,
  withinHours: number,
): Promise<Notice | null> {
  if (recipientId === actorId || (await isStillTold(db, { recipientId, kind, targetId: postId, withinHours })))
    return null
  return { targetId: postId, actorId, recipients: onlyPeople([recipientId]) }
}

const ofPostHeart = async (db: Db, of: OfPost) => {
  const post = await findPostNotice(db, of.postId)
  return post ? toldOnce(db, 'post.hearted', of, post.author_id, HEARTS_HOURS) : null
}

const ofCommentHeart = async (db: Db, of: OfComment) => {
  const comment = await findCommentNotice(db, of.commentId)
  return comment ? toldOnce(db, 'comment.hearted', of, comment.author_id, HEARTS_HOURS) : null
}

const ofComment = async (db: Db, of: OfComment) => {
  const comment = await findCommentNotice(db, of.commentId)
  const notice = comment && (await toldOnce(db, 'comment.created', of, comment.post_author_id, 0))
  if (!notice) return null
  return {
    ...notice,
    params: { commentExcerpt: excerptOf(comment.body) },
    people: { commenterName: comment.author_id },
  }
}

const ofAnswer = async (db: Db, of: OfComment) => {
  const comment = await findCommentNotice(db, of.commentId)
  return comment ? toldOnce(db, 'comment.helpful', of, comment.author_id, HEARTS_HOURS) : null
}

const toMentioned = async (
  db: Db,
  { postId, actorId, personIds }: OfPost & { personIds: readonly string[] },
): Promise<Notice | null> => {
  if (!(await findPostNotice(db, postId))) return null
  return { targetId: postId, actorId, recipients: onlyPeople(personIds), people: { mentionerName: actorId } }
}

/** Who of those who look after the community it was is not said. */
const toAuthor = async (db: Db, { postId }: OfPost): Promise<Notice | null> => {
  const post = await findPostNotice(db, postId)
  if (!post) return null
  const params = { dateCreated: swissDay(post.date_created) }
  return { targetId: postId, actorId: null, recipients: onlyPeople([post.author_id]), params }
}

export const postNotices: readonly NotificationTableRow[] = [
  notifies('post.hearted', 'post.hearted', ofPostHeart),
  notifies('post.mentioned', 'post.mentioned', toMentioned),
  notifies('post.moderated', 'post.edited', toAuthor),
  notifies('comment.created', 'comment.created', ofComment),
  notifies('comment.hearted', 'comment.hearted', ofCommentHeart),
  notifies('comment.helped', 'comment.helpful', ofAnswer),
]

export const postReach: TargetReach = {
  'post.hearted': listReachablePosts,
  'post.mentioned': listReachablePosts,
  'post.edited': listReachablePosts,
  'comment.created': listReachablePosts,
  'comment.hearted': listReachablePosts,
  'comment.helpful': listReachablePosts,
}

/** Everybody signed in could open it; minors and closed profiles stay inside their company by themselves. */
const byActor = async (db: Db, { postId, actorId }: OfPost): Promise<FeedEntry | null> =>
  (await findPostNotice(db, postId)) ? { personId: actorId, audience: 'EVERYBODY' } : null

/** Who goes through the community giving hearts is shown once an hour. */
const byGiver = async (db: Db, of: OfPost): Promise<FeedEntry | null> =>
  (await hasLiveEvent(db, of.actorId, 'POST_HEARTED', 1)) ? null : byActor(db, of)

export const postFeed: readonly FeedTableRow[] = [
  feeds('post.created', 'POST_CREATED', byActor),
  feeds('comment.created', 'COMMENT_CREATED', byActor),
  feeds('post.hearted', 'POST_HEARTED', byGiver),
]
