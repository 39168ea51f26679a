// What of a post and of a comment its readers are shown. Tables keep their own names, as the access rules need them.
import type { Action } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import { canBits } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import { readable, shown } from '../../activities/activity-parts.queries.ts'
import type { Picture } from '../../files/file.present.ts'
import { names, portraits } from '../../people/person-parts.queries.ts'

/** What a menu asks about; the order is that of the bits. */
export const postActions = [
  'post.edit',
  'post.delete',
  'post.comment',
  'post.heart',
  'post.report',
  'post.markHelpful',
] as const satisfies readonly Action[]
export const commentActions = [
  'comment.edit',
  'comment.delete',
  'comment.heart',
  'comment.report',
] as const satisfies readonly Action[]

interface Written {
  id: string
  body: string
  author_first: string
  author_last: string
  author_picture: Picture | null
  profile_id: string
  author_id: string
  date_created: Date
  date_edited: Date | null
  heart_count: number
  is_hearted: boolean
  is_own: boolean
  may: number
}

export interface ActivityCardRow {
  id: string
  title: string
  company: string
  picture: Picture | null
  date_start: string | null
  date_end: string | null
}
export interface AssignmentCard {
  title: string
  companyName: string
  dateStart: string
  dateEnd: string
}

export interface PostRow extends Written {
  comment_count: number
  is_moderated: boolean
  is_question: boolean
  helpful_comment_id: string | null
  activity_card: ActivityCardRow | null
  assignment_card: AssignmentCard | null
}

export interface CommentRow extends Written {
  post_id: string
}

/** People the caller wants nothing to do with, or who want nothing to do with the caller. */
const apart = sql`array(select kept_apart_from_caller())`

const authorOf = (who: Member) => sql`author.name_first as author_first, ${names.last('author', who)} as author_last,
  ${portraits.avatar('author', who)} as author_picture, author.profile_id, author.id as author_id`

/** Their comments are not shown to the caller, and so not counted either. Hardly anybody has blocked somebody. */
const countShown = sql`post.comment_count - case when cardinality(${apart}) = 0 then 0 else (
  select count(*)::int from comment where comment.author_id = any (${apart}) and comment.post_id = post.id
    and comment.hidden_at is null) end`

export const posts = {
  isShown: sql`post.hidden_at is null`,
  isNotApart: sql`post.author_id <> all (${apart})`,
  columns: (who: Member) => sql`post.id, post.body, ${authorOf(who)}, post.date_created, post.date_edited,
    post.heart_count, ${countShown} as comment_count,
    exists (select from post_heart where post_heart.post_id = post.id and post_heart.person_id = ${who.id}) as is_hearted,
    post.author_id = ${who.id} as is_own, post.moderated_at is not null as is_moderated,
    post.is_question, post.helpful_comment_id, post.assignment_card, activity_card.card as activity_card,
    ${canBits(postActions, who)} as may`,
  joined: (who: Member) => sql`join post on post.id = page.id
    join person author on author.id = post.author_id
    left join lateral (select jsonb_build_object('id', activity.id, 'title', ${shown.field('title')},
        'company', company.name, 'picture', ${shown.cover}, 'date_start', ${shown.field('dateStart')},
        'date_end', ${shown.field('dateEnd')}) as card
      from activity join company on company.id = activity.company_id ${shown.joined(who)}
      where activity.id = post.activity_id and ${readable.by(who)}) activity_card on post.activity_id is not null`,
}

export const comments = {
  isShown: sql`comment.hidden_at is null and comment.author_id <> all (${apart})`,
  columns: (who: Member) => sql`comment.id, comment.post_id, comment.body, ${authorOf(who)}, comment.date_created,
    comment.date_edited, comment.heart_count,
    exists (select from comment_heart
      where comment_heart.comment_id = comment.id and comment_heart.person_id = ${who.id}) as is_hearted,
    comment.author_id = ${who.id} as is_own, ${canBits(commentActions, who)} as may`,
}
