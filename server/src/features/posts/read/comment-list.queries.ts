// Comments as they are shown with posts, and the people named in both.
import { MOST_COMMENTS } from '@werkplatz/contract/posts/limits.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../../access/prepared-reach.ts'
import { names } from '../../people/person-parts.queries.ts'
import { comments, type CommentRow } from './post-parts.queries.ts'

/** For a list: of each post the latest one, and the one that helped. Oldest first. */
export const listLatestComments = preparedReach<{ ids: readonly string[] }, CommentRow>((db, param, who) => ({
  compile: () =>
    sql<CommentRow>`select ${comments.columns(who)}
      from unnest(${param('ids')}::uuid[]) page (id) join post on post.id = page.id
      cross join lateral (
        (select comment.id from comment where comment.post_id = post.id and ${comments.isShown}
          order by comment.date_created desc, comment.id desc limit 1)
        union select comment.id from comment where comment.id = post.helpful_comment_id and ${comments.isShown}
      ) shown
      join comment on comment.id = shown.id join person author on author.id = comment.author_id
      order by comment.date_created, comment.id`.compile(db),
}))

/** All of one post, up to the newest so many. Oldest first. */
export const listComments = preparedReach<{ postId: string }, CommentRow>((db, param, who) => ({
  compile: () =>
    sql<CommentRow>`select ${comments.columns(who)}
      from (select comment.id from comment where comment.post_id = ${param('postId')} and ${comments.isShown}
        order by comment.date_created desc, comment.id desc limit ${sql.lit(MOST_COMMENTS)}) shown
      join comment on comment.id = shown.id join person author on author.id = comment.author_id
      order by comment.date_created, comment.id`.compile(db),
}))

export interface MentionRow {
  profile_id: string
  name: string
}

export const listMentioned = preparedReach<{ profileIds: readonly string[] }, MentionRow>((db, param, who) => ({
  compile: () =>
    sql<MentionRow>`select person.profile_id, ${names.full('person', who)} as name from person
      where person.profile_id = any(${param('profileIds')}::uuid[])`.compile(db),
}))
