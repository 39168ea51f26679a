// What others are told about an activity, and whom.
import { access } from '@werkplatz/contract/rules/access.ts'
import { permissionsOf } from '@werkplatz/contract/rules/permissions.ts'
import { roles } from '@werkplatz/contract/rules/roles.ts'
import { sql, type SqlBool } from 'kysely'

import type { Member } from '../../access/member.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { Db, Tx } from '../../db/handles.ts'
import { apart, inCharge } from '../blocks/block-parts.queries.ts'
import { follows } from '../follows/follow-parts.queries.ts'
import { names } from '../people/person-parts.queries.ts'
import { shown } from './activity-parts.queries.ts'

export interface ActivityNoticeRow {
  title: string
  company_id: string
  author_id: string
  is_author_active: boolean
  is_public: boolean
  /** As its applicants see it, who may be outside the review. */
  shown_title: string
  shown_sector_id: string | null
  /** Of the last review. */
  reviewer_id: string | null
  message: string | null
}

const isSeenByApplicants = sql<SqlBool>`activity.is_visible and (activity.is_public or not exists (
      select from application where application.activity_id = activity.id
        and application.company_id <> activity.company_id))`

export async function findActivityNotice(db: Db | Tx, id: string): Promise<ActivityNoticeRow | undefined> {
  const { rows } = await sql<ActivityNoticeRow>`
    select activity.title, activity.company_id, activity.author_id, author.status = 'ACTIVE' as is_author_active,
      activity.is_public, ${shown.field('title')} as shown_title, ${shown.field('workSectorId')} as shown_sector_id,
      review.reviewer_id, review.message
    from activity ${shown.joinedUnless(isSeenByApplicants)}
    join person author on author.id = activity.author_id
    left join lateral (
      select activity_review.reviewer_id, activity_review.message from activity_review
      where activity_review.activity_id = activity.id
      order by activity_review.date_created desc, activity_review.id desc limit 1
    ) review on true
    where activity.id = ${id}
  `.execute(db)
  return rows[0]
}

const reviewerRoles = roles.filter((role) => permissionsOf([role]).includes('APPROVE_ACTIVITY'))

const isReviewer = (companyId: string, authorId: string) => sql`reviewer.company_id = ${companyId}
  and reviewer.status = 'ACTIVE' and reviewer.id <> ${authorId} and reviewer.roles && ${reviewerRoles}::text[]`

/**
 * Those in the company who may review; nobody reviews their own, so the author is not asked. Where nobody else may, those
 * who run the platform are.
 */
export async function listReviewers(
  db: Db,
  { company_id: companyId, author_id: authorId }: Pick<ActivityNoticeRow, 'company_id' | 'author_id'>,
  after: string,
  size: number,
): Promise<string[]> {
  const inside = isReviewer(companyId, authorId)
  const { rows } = await sql<{ id: string }>`
    select id from (
      select reviewer.id from person reviewer where ${inside}
      union all
      select platform.id from person platform
      where platform.roles && '{OWNER,ADMIN}' and platform.status = 'ACTIVE' and platform.id <> ${authorId}
        and not exists (select from person reviewer where ${inside})
    ) asked
    where id > ${after} order by id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Of one company or author nobody hears more often a day: the rest stands on the marketplace. */
const MOST_TOLD_A_DAY = 5

export interface FollowersRow {
  author_id: string
  company_id: string
  /** Whose followers hear of it; null: they have heard enough of them today. */
  followed_author: string | null
  followed_company: string | null
}

export async function findFollowersOf(db: Db, activityId: string): Promise<FollowersRow | undefined> {
  const isEarlier = sql`earlier.date_published <= activity.date_published
    and earlier.date_published > activity.date_published - interval '1 day'`
  const { rows } = await sql<FollowersRow>`
    select activity.author_id, activity.company_id,
      case when (select count(*) from activity earlier where earlier.author_id = activity.author_id and ${isEarlier})
        <= ${MOST_TOLD_A_DAY} then activity.author_id end as followed_author,
      case when (select count(*) from activity earlier where earlier.company_id = activity.company_id and ${isEarlier})
        <= ${MOST_TOLD_A_DAY} then activity.company_id end as followed_company
    from activity where activity.id = ${activityId} and activity.date_published is not null
  `.execute(db)
  return rows[0]
}

const externalRoles = roles.filter((role) => permissionsOf([role]).includes('READ_EXTERNAL_ACTIVITIES'))

/**
 * The next followers who can open it. Whoever is kept apart from its author hears nothing of it, unless the author is
 * in charge of their training.
 */
export async function listFollowersToTell(
  db: Db,
  told: FollowersRow & { actorId: string | null; isPublic: boolean },
  after: string,
  size: number,
): Promise<string[]> {
  let from: string | null = after
  while (from !== null) {
    const { rows }: { rows: { last: string | null; ids: string[] }[] } = await sql<{
      last: string | null
      ids: string[]
    }>`
      select max(fan.id::text) as last, coalesce(array_agg(person.id order by person.id) filter (where
        person.status = 'ACTIVE' and person.id is distinct from ${told.actorId}::uuid
        and (person.company_id = ${told.company_id} or (${told.isPublic} and person.roles && ${externalRoles}::text[]))
        and (person.id <> all(array(${apart.from(told.author_id)})) or ${inCharge.of('author', 'person')})), '{}') as ids
      from ${follows.next(told.followed_company, told.followed_author, from, size)} fan
      join person on person.id = fan.id
      join person author on author.id = ${told.author_id}
    `.execute(db)
    const [{ last, ids }] = rows as [{ last: string | null; ids: string[] }]
    if (ids.length) return ids
    // None of a whole portion can open it: there may be more behind them.
    from = last
  }
  return []
}

/** Up to two of those in the company who may review what this person wrote. */
export const listDeciders = preparedReach<{ authorId: string; companyId: string }, { name: string }>(
  (db, param, who) => ({
    compile: () =>
      sql<{ name: string }>`select ${names.full('reviewer', who)} as name from person reviewer
        where ${isReviewer(param('companyId'), param('authorId'))} order by reviewer.id limit 2`.compile(db),
  }),
)

/** Of these those the caller can still reach. */
export async function listReachableActivities(
  db: Db,
  me: Member,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select activity.id from activity where activity.id = any(${ids}::uuid[]) and ${reach(access['activity.read'], me)}
  `.execute(db)
  return new Set(rows.map((row) => row.id))
}
