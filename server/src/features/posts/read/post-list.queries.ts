// Pages of posts: first the ids, by one index scan for each source, then the rest for those rows only. A page and its
// total come from the same scan, which ends after as many as are counted.
import { QUESTION_DAYS } from '@werkplatz/contract/posts/limits.ts'
import type { PostFeed } from '@werkplatz/contract/posts/schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { MOST_COUNTED } from '../../../access/page.ts'
import { preparedReach, type PreparedReach } from '../../../access/prepared-reach.ts'
import type { Db } from '../../../db/handles.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Param } from '../../../db/prepared.ts'
import { posts, type PostRow } from './post-parts.queries.ts'

type Sql = RawBuilder<unknown>

/** Which posts, and in which order. */
export interface PostList {
  of: 'ALL' | 'PROFILE' | PostFeed
  isBackward: boolean
}

interface ListParams extends Record<string, unknown> {
  profileId: string | null
  offset: number
  size: number
}

export interface PostListRow extends PostRow {
  total: number
}

const inOrder = (isBackward: boolean) =>
  isBackward ? sql`order by date_created, id` : sql`order by date_created desc, id desc`

/** As many as are counted: a source that has more has them on its own. */
const newest = (condition: Sql, isBackward: boolean) => sql`(select post.id, post.date_created from post
  where ${condition} and ${posts.isShown} and ${posts.isNotApart} ${inOrder(isBackward)} limit ${sql.lit(MOST_COUNTED)})`

/** One's own, those of the own company, of people and of companies one follows. Who follows a colleague finds a post twice. */
const followed = (who: Member, isBackward: boolean): Sql => sql`
  ${newest(sql`post.company_id = ${who.companyId}`, isBackward)}
  union select found.id, found.date_created
    from (select ${who.id}::uuid as person_id union all
      select follow.person_id from follow where follow.follower_id = ${who.id} and follow.person_id is not null) followed
    cross join lateral ${newest(sql`post.author_id = followed.person_id`, isBackward)} found
  union select found.id, found.date_created from follow
    cross join lateral ${newest(sql`post.company_id = follow.company_id`, isBackward)} found
    where follow.follower_id = ${who.id} and follow.company_id is not null`

function sourceOf({ of, isBackward }: PostList, who: Member, param: Param<ListParams>): Sql {
  switch (of) {
    case 'ALL':
      return newest(sql`true`, isBackward)
    case 'FOLLOWED':
      return followed(who, isBackward)
    case 'QUESTIONS':
      return newest(
        sql`post.company_id = ${who.companyId} and post.is_question and post.helpful_comment_id is null
          and post.date_created > now() - make_interval(days => ${sql.lit(QUESTION_DAYS)})`,
        isBackward,
      )
    case 'PROFILE':
      // A profile is a person's or a company's: one of the two is nobody's.
      return sql`${newest(sql`post.author_id = (select id from person where profile_id = ${param('profileId')})`, isBackward)}
        union all ${newest(sql`post.company_id = (select id from company where profile_id = ${param('profileId')})`, isBackward)}`
  }
}

function postPage(list: PostList, who: Member, param: Param<ListParams>): RawBuilder<PostListRow> {
  const ordered = inOrder(list.isBackward)
  return sql<PostListRow>`
    with found as materialized (select id, date_created from (${sourceOf(list, who, param)}) source
      ${ordered} limit ${sql.lit(MOST_COUNTED)})
    select page.*, counted.total
    from (select count(*)::int as total from found) counted
    left join (
      select ${posts.columns(who)}
      from ${pageOf(sql`select id from found ${ordered} limit ${param('size')} offset ${param('offset')}`)}
      ${posts.joined(who)}
    ) page on true
    ${ordered}`
}

const statements = new Map<string, PreparedReach<ListParams, PostListRow>>()

export async function listPostRows(db: Db, me: Member, list: PostList, params: ListParams): Promise<PostListRow[]> {
  const key = `${list.of} ${list.isBackward}`
  let statement = statements.get(key)
  if (!statement) {
    statement = preparedReach<ListParams, PostListRow>((db, param, who) => ({
      compile: () => postPage(list, who, param).compile(db),
    }))
    statements.set(key, statement)
  }
  return statement(db, me, params)
}

export const findPostRow = preparedReach<{ id: string }, PostRow>((db, param, who) => ({
  compile: () =>
    sql<PostRow>`select ${posts.columns(who)} from (select ${param('id')}::uuid as id) page ${posts.joined(who)}
      where ${posts.isShown}`.compile(db),
}))
