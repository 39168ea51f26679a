// What others are told about applications and requests, and whom.
import type { ApplicationStatus } from '@werkplatz/contract/applications/status.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { permissionsOf, type Permission } from '@werkplatz/contract/rules/permissions.ts'
import { roles, type Role } from '@werkplatz/contract/rules/roles.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

import type { Member } from '../../access/member.ts'
import { reach } from '../../access/scopes.ts'
import type { Db } from '../../db/handles.ts'
import { shown } from '../activities/activity-parts.queries.ts'

/** Whether people of this company see the activity as it is now. */
const isSeenFrom = (companyId: RawBuilder<unknown>) =>
  sql<SqlBool>`activity.is_visible and (activity.is_public or activity.company_id = ${companyId})`

const today = sql`(now() at time zone 'Europe/Zurich')::date`

export interface ApplicationNoticeRow {
  id: string
  title: string
  applicant_id: string
  applicant_company: string
  activity_id: string
  activity_title: string
  activity_company_id: string
  activity_author_id: string
  is_author_active: boolean
  sent_date: string | null
  due_date: string | null
  days_to_start: number | null
  /** Of the last review. */
  reviewer_id: string | null
  message: string | null
}

export async function findApplicationNotice(db: Db, id: string): Promise<ApplicationNoticeRow | undefined> {
  const { rows } = await sql<ApplicationNoticeRow>`
    select application.id, application.title, application.author_id as applicant_id,
      applicant_company.name as applicant_company, application.activity_id, ${shown.field('title')} as activity_title,
      application.activity_company_id, application.activity_author_id, author.status = 'ACTIVE' as is_author_active,
      to_char(application.sent_at at time zone 'Europe/Zurich', 'DD.MM.YYYY') as sent_date,
      to_char(application.due_on, 'DD.MM.YYYY') as due_date, ${shown.field('dateStart')} - ${today} as days_to_start,
      review.reviewer_id, review.message
    from application
    join company applicant_company on applicant_company.id = application.company_id
    join activity on activity.id = application.activity_id ${shown.joinedUnless(isSeenFrom(sql`application.company_id`))}
    join person author on author.id = application.activity_author_id
    left join lateral (
      select application_review.reviewer_id, application_review.message from application_review
      where application_review.application_id = application.id
      order by application_review.date_created desc, application_review.id desc limit 1
    ) review on true
    where application.id = ${id}
  `.execute(db)
  return rows[0]
}

export interface ApprovalNoticeRow {
  id: string
  applicant_id: string
  company_id: string
  activity_title: string
  activity_company: string
  comment: string
  decided_by: string | null
  sent_date: string
  due_date: string
}

export async function findApprovalNotice(db: Db, id: string): Promise<ApprovalNoticeRow | undefined> {
  const { rows } = await sql<ApprovalNoticeRow>`
    select approval.id, approval.applicant_id, approval.company_id, ${shown.field('title')} as activity_title,
      company.name as activity_company, approval.comment,
      approval.decided_by,
      to_char(approval.sent_at at time zone 'Europe/Zurich', 'DD.MM.YYYY') as sent_date,
      to_char(approval.due_on, 'DD.MM.YYYY') as due_date
    from approval
    join activity on activity.id = approval.activity_id ${shown.joinedUnless(isSeenFrom(sql`approval.company_id`))}
    join company on company.id = activity.company_id
    where approval.id = ${id}
  `.execute(db)
  return rows[0]
}

const rolesWith = (permission: Permission): readonly Role[] =>
  roles.filter((role) => permissionsOf([role]).includes(permission))

/** Whom in a company a permission or a role makes responsible, but for one: nobody decides about themselves. */
export interface Responsible {
  companyId: string
  roles: readonly Role[]
  exceptId: string
}

export const responsible = {
  holders: (companyId: string, permission: Permission, exceptId: string): Responsible => ({
    companyId,
    roles: rolesWith(permission),
    exceptId,
  }),
  officers: (companyId: string, exceptId: string): Responsible => ({
    companyId,
    roles: ['EDUCATION_OFFICER'],
    exceptId,
  }),
}

export async function listResponsible(db: Db, who: Responsible, after: string, size: number): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('company_id', '=', who.companyId)
    .where('status', '=', 'ACTIVE')
    .where('id', '<>', who.exceptId)
    .where('id', '>', after)
    .where(sql<boolean>`roles && ${who.roles}::text[]`)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map((row) => row.id)
}

/** Those who wait for an answer; with those who were accepted if it ends before its time. */
export async function listApplicants(
  db: Db,
  activityId: string,
  statuses: readonly ApplicationStatus[],
  after: string,
  size: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('application')
    .select('author_id')
    .where('activity_id', '=', activityId)
    .where('status', 'in', statuses)
    .where('author_id', '>', after)
    .orderBy('author_id')
    .limit(size)
    .execute()
  return rows.map((row) => row.author_id)
}

/** Of these those the caller can still reach. */
export async function listReachableApplications(
  db: Db,
  me: Member,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select application.id from application
    where application.id = any(${ids}::uuid[]) and ${reach(access['application.read'], me)}
  `.execute(db)
  return new Set(rows.map((row) => row.id))
}

export async function listReachableApprovals(db: Db, me: Member, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select approval.id from approval
    where approval.id = any(${ids}::uuid[]) and ${reach(access['approval.read'], me)}
  `.execute(db)
  return new Set(rows.map((row) => row.id))
}
