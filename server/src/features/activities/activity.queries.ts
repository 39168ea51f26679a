// Rows of activities, their reviews and work sectors.
import { activityFieldNames, columnOf, type ActivityColumns } from '@werkplatz/contract/activities/fields.ts'
import type { NewActivity } from '@werkplatz/contract/activities/form-schemas.ts'
import type { ActivityType, ApplyBlocker } from '@werkplatz/contract/activities/schemas.ts'
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { sql } from 'kysely'

import { canBits } from '../../access/can.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import type { Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Picture } from '../files/file.present.ts'
import { names, portraits } from '../people/person-parts.queries.ts'
import { menuActions, readable } from './activity-parts.queries.ts'

export interface ActivityFacts {
  id: string
  status: ActivityStatus
  company_id: string
  author_id: string
  title: string
  description: string
  work_sector_id: string | null
  location: string
  department: string
  is_public: boolean
  is_visible: boolean
  is_featured: boolean
  type: ActivityType
  date_start: string | null
  date_end: string | null
  is_joinable_anytime: boolean
  slots: number
  reserved: number
  date_modified: Date
}

/** Refused when it was deleted between the guard's look and ours. */
export async function lockActivity(tx: Tx, id: string): Promise<ActivityFacts> {
  return tx
    .selectFrom('activity')
    .select(['id', 'company_id', 'author_id', 'title', 'description', 'work_sector_id', 'location', 'department'])
    .select(['is_public', 'is_visible', 'slots', 'reserved', 'date_modified'])
    .select(['date_start', 'date_end', 'is_joinable_anytime'])
    .select(sql<ActivityStatus>`status`.as('status'))
    .select(sql<ActivityType>`type`.as('type'))
    .select(sql<boolean>`featured_at is not null`.as('is_featured'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Refusal('not_found', { id }))
}

/** What a form says that stands in the activity's own row. */
export type ActivityContent = Omit<NewActivity, 'id' | 'images' | 'documents' | 'activityStatus'>

const contentColumns = (content: ActivityContent) =>
  Object.fromEntries(activityFieldNames.map((name) => [columnOf(name), content[name]])) as unknown as ActivityColumns

/** A new one is a draft; whatever else it becomes, it becomes by a verb. */
export async function insertActivity(
  tx: Tx,
  author: { id: string; companyId: string },
  content: ActivityContent,
): Promise<{ id: string; status: ActivityStatus }> {
  return tx
    .insertInto('activity')
    .values({ author_id: author.id, company_id: author.companyId, ...contentColumns(content) })
    .returning('id')
    .returning(sql<ActivityStatus>`status`.as('status'))
    .executeTakeFirstOrThrow()
}

export async function updateActivity(tx: Tx, id: string, content: ActivityContent) {
  await tx
    .updateTable('activity')
    .set({ ...contentColumns(content), date_modified: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Something of it changed that is not in its row. */
export async function touchActivity(tx: Tx, id: string) {
  await tx
    .updateTable('activity')
    .set({ date_modified: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteActivityRow(tx: Tx, id: string) {
  await tx.deleteFrom('activity').where('id', '=', id).execute()
}

export async function updateFeatured(tx: Tx, id: string, isFeatured: boolean) {
  await tx
    .updateTable('activity')
    .set({ featured_at: isFeatured ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

/** The caller holds the lock; the table itself refuses more than there are slots. */
export async function addReserved(tx: Tx, id: string, step: 1 | -1) {
  await tx
    .updateTable('activity')
    .set({ reserved: sql<number>`reserved + ${step}` })
    .where('id', '=', id)
    .execute()
}

export async function stampLastApplication(tx: Tx, id: string, at: Date) {
  await tx.updateTable('activity').set({ date_last_application: at }).where('id', '=', id).execute()
}

export async function insertReview(
  tx: Tx,
  review: { activityId: string; reviewerId: string; decision: 'APPROVED' | 'REJECTED'; message: string },
) {
  await tx
    .insertInto('activity_review')
    .values({
      activity_id: review.activityId,
      reviewer_id: review.reviewerId,
      decision: review.decision,
      message: review.message,
    })
    .execute()
}

/** To be chosen. */
export async function hasWorkSector(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('work_sector')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export interface ActivityDetailsRow extends ActivityColumns {
  id: string
  status: ActivityStatus
  type: ActivityType
  work_sector: string | null
  reserved: number
  is_visible: boolean
  is_featured: boolean
  date_created: Date
  date_modified: Date
  author_id: string
  author: string
  author_profile_id: string
  author_picture: Picture | null
  company_id: string
  company: string
  company_picture: Picture | null
  is_bookmarked: boolean
  may: number
  /** Not only as an applicant, who reads what was approved. */
  sees_current: boolean
  review: { decision: 'APPROVED' | 'REJECTED'; message: string; reviewer: string; date: string } | null
  own_application: Extract<ApplyBlocker, 'already_applied'> | null
  external_request: 'PENDING' | 'APPROVED' | 'REJECTED' | null
}

const fieldColumns = sql.join(activityFieldNames.map((name) => sql.ref(`activity.${columnOf(name)}`)))

/** Only author and reviewers are told what the review said. */
export const findActivity = preparedReach<{ id: string }, ActivityDetailsRow>((db, param, who) => ({
  compile: () =>
    sql<ActivityDetailsRow>`
      select activity.id, activity.status, activity.type, ${fieldColumns}, work_sector.name as work_sector,
        activity.reserved, activity.is_visible, activity.featured_at is not null as is_featured, activity.date_created, activity.date_modified,
        activity.author_id, ${names.full('author', who)} as author, author.profile_id as author_profile_id,
        ${portraits.avatar('author', who)} as author_picture,
        activity.company_id, company.name as company, company.logo as company_picture,
        exists (select from bookmark where bookmark.person_id = ${who.id} and bookmark.activity_id = activity.id) as is_bookmarked,
        ${canBits(menuActions, who)} as may, ${readable.currentBy(who)} as sees_current,
        case when activity.author_id = ${who.id} or ${sql.lit(who.permissions.has('APPROVE_ACTIVITY'))} then (
          select json_build_object('decision', activity_review.decision, 'message', activity_review.message,
            'reviewer', ${names.full('reviewer', who)}, 'date', activity_review.date_created)
          from activity_review join person reviewer on reviewer.id = activity_review.reviewer_id
          where activity_review.activity_id = activity.id
            and (activity.author_id = ${who.id} or activity.company_id = ${who.companyId})
          order by activity_review.date_created desc, activity_review.id desc limit 1
        ) end as review,
        (select 'already_applied' from application where application.activity_id = activity.id
          and application.author_id = ${who.id} and application.status in ('PENDING', 'APPROVED')) as own_application,
        (select approval.status from approval where approval.activity_id = activity.id
          and approval.applicant_id = ${who.id}
          order by approval.status = 'REJECTED', approval.date_created desc, approval.id desc limit 1) as external_request
      from activity
      join person author on author.id = activity.author_id
      join company on company.id = activity.company_id
      left join work_sector on work_sector.id = activity.work_sector_id
      where activity.id = ${param('id')}
    `.compile(db),
}))

export interface LocationRow {
  location: string
  work_sector_id: string | null
  department: string
  workload: number
}

/** Where the caller's last activity took place; of a first one the company's place is known. */
export const findLastLocation = prepared<{ personId: string }, LocationRow>((db, param) => ({
  compile: () =>
    sql<LocationRow>`
      (select location, work_sector_id, department, workload from activity
        where author_id = ${param('personId')} order by date_modified desc, id desc limit 1)
      union all
      (select company.location, null, '', 100 from person join company on company.id = person.company_id
        where person.id = ${param('personId')})
      limit 1
    `.compile(db),
}))

export const listWorkSectors = prepared<Record<string, never>, { id: string; name: string }>((db) =>
  db
    .selectFrom('work_sector')
    .select(['id', 'name'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy(sql`name collate "de-CH-x-icu"`)
    .orderBy('id'),
)

/** Not those the new author has applied for: nobody answers themself. */
export async function moveOpenActivities(tx: Tx, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update activity set author_id = ${to} where id = any(
      select id from activity where author_id = ${from} and status in ('PENDING', 'APPROVED', 'PUBLISHED', 'ONGOING')
        and not exists (select from application where application.activity_id = activity.id
          and application.author_id = ${to})
      order by id for update)
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
