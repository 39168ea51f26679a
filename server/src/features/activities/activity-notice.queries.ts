// What others are told about an activity, and whom.
import { access } from '@werkplatz/contract/rules/access.ts'
import { permissionsOf } from '@werkplatz/contract/rules/permissions.ts'
import { roles } from '@werkplatz/contract/rules/roles.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { Db } from '../../db/handles.ts'
import { names } from '../people/person-parts.queries.ts'

export interface ActivityNoticeRow {
  title: string
  company_id: string
  author_id: string
  is_author_active: boolean
  is_public: boolean
  work_sector_id: string | null
  /** Of the last review. */
  reviewer_id: string | null
  message: string | null
}

export async function findActivityNotice(db: Db, id: string): Promise<ActivityNoticeRow | undefined> {
  const { rows } = await sql<ActivityNoticeRow>`
    select activity.title, activity.company_id, activity.author_id, author.status = 'ACTIVE' as is_author_active,
      activity.is_public, activity.work_sector_id, review.reviewer_id, review.message
    from activity
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
