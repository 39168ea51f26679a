// Rows of applications and their reviews, as actions need them.
import type { ApplicationStatus } from '@werkplatz/contract/applications/status.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { reach } from '../../access/scopes.ts'
import type { Db, Tx } from '../../db/handles.ts'
import type { Canton } from '../../lib/swiss-holidays.ts'
import type { AnswerDates, AnswerTerms } from './answer-clock.ts'

export interface ApplicationFacts {
  id: string
  status: ApplicationStatus
  activity_id: string
  author_id: string
  title: string
  body: string
  seen_at: Date | null
}

/** Which activity it is about; it never changes. */
export async function findActivityOf(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.selectFrom('application').select('activity_id').where('id', '=', id).executeTakeFirst())?.activity_id
}

export async function lockApplication(tx: Tx, id: string): Promise<ApplicationFacts | undefined> {
  return tx
    .selectFrom('application')
    .select(['id', 'activity_id', 'author_id', 'title', 'body', 'seen_at'])
    .select(sql<ApplicationStatus>`status`.as('status'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export interface ApplicationContent {
  title: string
  body: string
}

/** A new one is a draft; whatever else it becomes, it becomes by a verb. */
export async function insertApplication(
  tx: Tx,
  author: { id: string; companyId: string },
  activity: { id: string; author_id: string; company_id: string },
  { title, body }: ApplicationContent,
): Promise<ApplicationFacts> {
  return tx
    .insertInto('application')
    .values({
      activity_id: activity.id,
      activity_author_id: activity.author_id,
      activity_company_id: activity.company_id,
      author_id: author.id,
      company_id: author.companyId,
      title,
      body,
    })
    .returning(['id', 'activity_id', 'author_id', 'title', 'body', 'seen_at'])
    .returning(sql<ApplicationStatus>`status`.as('status'))
    .executeTakeFirstOrThrow()
}

export async function updateApplication(tx: Tx, id: string, { title, body }: ApplicationContent) {
  await tx
    .updateTable('application')
    .set({ title, body, date_modified: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The clock starts anew each time it is sent. */
export async function stampSent(tx: Tx, id: string, { sentAt, dueOn, remindOn }: AnswerDates) {
  await tx
    .updateTable('application')
    .set({ sent_at: sentAt, due_on: dueOn, remind_on: remindOn })
    .set({ seen_at: null, seen_by: null, reminded_at: null, escalated_at: null })
    .where('id', '=', id)
    .execute()
}

export async function stampSeen(tx: Tx, table: 'application' | 'approval', id: string, by: string, at: Date) {
  await tx.updateTable(table).set({ seen_at: at, seen_by: by }).where('id', '=', id).execute()
}

export async function deleteApplicationRow(tx: Tx, id: string) {
  await tx.deleteFrom('application').where('id', '=', id).execute()
}

export async function insertApplicationReview(
  tx: Tx,
  review: { applicationId: string; reviewerId: string; decision: 'APPROVED' | 'REJECTED'; message: string; at: Date },
) {
  await tx
    .insertInto('application_review')
    .values({
      application_id: review.applicationId,
      reviewer_id: review.reviewerId,
      decision: review.decision,
      message: review.message,
      date_created: review.at,
    })
    .execute()
}

export interface ApplyRows {
  own_application: 'already_applied' | null
  external_request: 'PENDING' | 'APPROVED' | 'REJECTED' | null
}

/** What the rule of applying asks about the caller; the application at hand is not in its own way. */
export async function findApplyRows(tx: Tx, personId: string, activityId: string, except: string | null) {
  const { rows } = await sql<ApplyRows>`
    select (select 'already_applied' from application where activity_id = ${activityId} and author_id = ${personId}
        and status in ('PENDING', 'APPROVED') and id is distinct from ${except}::uuid) as own_application,
      (select status from approval where activity_id = ${activityId} and applicant_id = ${personId}
        order by status = 'REJECTED', date_created desc, id desc limit 1) as external_request
  `.execute(tx)
  return rows[0]!
}

export async function findAnswerTerms(tx: Tx, companyId: string): Promise<AnswerTerms> {
  return tx
    .selectFrom('company')
    .select('answer_days')
    .select(sql<Canton | null>`canton`.as('canton'))
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** Pending ones to an activity that the caller can answer, oldest first. The caller holds the activity's lock. */
export async function lockAnswerable(tx: Tx, me: Member, activityId: string): Promise<ApplicationFacts[]> {
  return tx
    .selectFrom('application')
    .select(['id', 'activity_id', 'author_id', 'title', 'body', 'seen_at'])
    .select(sql<ApplicationStatus>`status`.as('status'))
    .where('activity_id', '=', activityId)
    .where('status', '=', 'PENDING')
    .where(sql<boolean>`${reach(access['application.review'], me)}`)
    .orderBy('sent_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The clock of what waits starts anew: `companyId` is the company that answers. */
export async function restartClocks(
  tx: Tx,
  table: 'application' | 'approval',
  activityId: string,
  { companyId, dueOn, remindOn }: { companyId: string } & Omit<AnswerDates, 'sentAt'>,
) {
  const answering = table === 'application' ? 'activity_company_id' : 'company_id'
  await sql`update ${sql.table(table)}
    set due_on = ${dueOn}, remind_on = ${remindOn}, reminded_at = null, escalated_at = null
    where activity_id = ${activityId} and ${sql.ref(answering)} = ${companyId} and status = 'PENDING'`.execute(tx)
}

/** The companies that have to answer what waits for an activity, by table. */
export async function listAnswering(
  tx: Tx,
  activityId: string,
): Promise<{ table: 'application' | 'approval'; company_id: string }[]> {
  const { rows } = await sql<{ table: 'application' | 'approval'; company_id: string }>`
    select distinct 'application' as "table", activity_company_id as company_id from application
      where activity_id = ${activityId} and status = 'PENDING'
    union all
    select distinct 'approval', company_id from approval where activity_id = ${activityId} and status = 'PENDING'
  `.execute(tx)
  return rows
}

/** Those that would go with their activity, and those that keep it from going. */
export async function listApplicationsTo(
  db: Db | Tx,
  activityId: string,
): Promise<{ id: string; author_id: string; status: ApplicationStatus }[]> {
  return db
    .selectFrom('application')
    .select(['id', 'author_id'])
    .select(sql<ApplicationStatus>`status`.as('status'))
    .where('activity_id', '=', activityId)
    .orderBy('id')
    .execute()
}
