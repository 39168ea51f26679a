// What others are told about an activity, and whom.
import { access } from '@werkplatz/contract/rules/access.ts'
import { permissionsOf } from '@werkplatz/contract/rules/permissions.ts'
import { roles } from '@werkplatz/contract/rules/roles.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { reach } from '../../access/scopes.ts'
import type { Db } from '../../db/open.ts'

export interface ActivityNoticeRow {
  title: string
  company_id: string
  author_id: string
  is_author_active: boolean
  is_public: boolean
  /** Of the last review. */
  reviewer_id: string | null
  message: string | null
}

export async function findActivityNotice(db: Db, id: string): Promise<ActivityNoticeRow | undefined> {
  const { rows } = await sql<ActivityNoticeRow>`
    select activity.title, activity.company_id, activity.author_id, author.status = 'ACTIVE' as is_author_active,
      activity.is_public, review.reviewer_id, review.message
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

/** Those in the company who may review; nobody reviews their own, so the author is not asked. */
export async function listReviewers(db: Db, notice: ActivityNoticeRow, after: string, size: number) {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('company_id', '=', notice.company_id)
    .where('status', '=', 'ACTIVE')
    .where('id', '<>', notice.author_id)
    .where('id', '>', after)
    .where(sql<boolean>`roles && ${reviewerRoles}::text[]`)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map((row) => row.id)
}

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
