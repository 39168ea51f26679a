// Rows of assignments.
import { columnOf } from '@werkplatz/contract/activities/fields.ts'
import type { AssignmentType } from '@werkplatz/contract/assignments/schemas.ts'
import type { AssignmentStatus } from '@werkplatz/contract/assignments/status.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import { canBits } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { Tx } from '../../db/handles.ts'
import { shown } from '../activities/activity-parts.queries.ts'
import type { Picture } from '../files/file.present.ts'
import { emails, names, portraits, trainings } from '../people/person-parts.queries.ts'
import { planned } from './assignment-parts.queries.ts'

export interface AssignmentContent {
  activityId: string | null
  title: string
  description: string
  location: string
  workSectorId: string | null
  department: string
  dateStart: string | null
  dateEnd: string | null
  workload: number
  contactId: string | null
  contact: string
  contactEmail: string | null
}

const contentColumns = (content: AssignmentContent) => ({
  activity_id: content.activityId,
  title: content.title,
  description: content.description,
  location: content.location,
  work_sector_id: content.workSectorId,
  department: content.department,
  date_start: content.dateStart,
  date_end: content.dateEnd,
  workload: content.workload,
  contact_id: content.contactId,
  contact: content.contact,
  contact_email: content.contactEmail,
})

export interface AssignmentFacts extends AssignmentContent {
  id: string
  status: AssignmentStatus
  author_id: string
  /** Null: it was never approved. */
  approved_at: Date | null
  /** One side of its evaluation is submitted. */
  is_evaluated: boolean
}

export async function lockAssignment(tx: Tx, id: string): Promise<AssignmentFacts | undefined> {
  return tx
    .selectFrom('assignment')
    .select(['id', 'author_id', 'activity_id as activityId', 'title', 'description', 'location'])
    .select(['work_sector_id as workSectorId', 'department', 'date_start as dateStart', 'date_end as dateEnd'])
    .select(['workload', 'contact_id as contactId', 'contact', 'contact_email as contactEmail', 'approved_at'])
    .select(sql<boolean>`is_evaluated(assignment.id)`.as('is_evaluated'))
    .select(sql<AssignmentStatus>`status`.as('status'))
    .where('id', '=', id)
    .forUpdate()
    .$castTo<AssignmentFacts>()
    .executeTakeFirst()
}

/** A new one is a draft. Null: the application has one already. */
export async function insertAssignment(
  tx: Tx,
  author: { id: string; companyId: string },
  content: AssignmentContent,
  applicationId: string | null,
): Promise<{ id: string; status: AssignmentStatus } | null> {
  const inserted = await tx
    .insertInto('assignment')
    .values({
      author_id: author.id,
      company_id: author.companyId,
      application_id: applicationId,
      ...contentColumns(content),
    })
    .onConflict((oc) => oc.column('application_id').doNothing())
    .returning('id')
    .returning(sql<AssignmentStatus>`status`.as('status'))
    .executeTakeFirst()
  return inserted ?? null
}

export async function updateAssignment(tx: Tx, id: string, content: AssignmentContent) {
  await tx
    .updateTable('assignment')
    .set({ ...contentColumns(content), date_modified: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** What was ever approved stays, whatever was asked before. */
export async function deleteAssignmentRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('assignment')
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function insertAssignmentReview(
  tx: Tx,
  review: { assignmentId: string; reviewerId: string; decision: 'APPROVED' | 'REJECTED'; message: string },
) {
  await tx
    .insertInto('assignment_review')
    .values({
      assignment_id: review.assignmentId,
      reviewer_id: review.reviewerId,
      decision: review.decision,
      message: review.message,
    })
    .execute()
}

export async function isActivePerson(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return found !== undefined
}

/** What a row's menu asks about; the order is that of the bits. */
export const assignmentActions = [
  'assignment.edit',
  'assignment.submit',
  'assignment.review',
  'assignment.delete',
  'assignment.report',
  'assignment.create',
  'assignment.sendLink',
] as const satisfies readonly Action[]

export interface AssignmentDetailsRow {
  id: string
  status: AssignmentStatus
  type: AssignmentType
  title: string
  description: string
  location: string
  work_sector_id: string | null
  work_sector: string | null
  department: string
  date_start: string | null
  date_end: string | null
  workload: number
  author_id: string
  author_first: string
  author_last: string
  slogan: string
  author_picture: Picture | null
  banner: Picture | null
  /** Null for the eyes of another company. */
  author_mail: string | null
  profile_id: string
  activity_id: string | null
  activity_title: string | null
  application_id: string | null
  contact_id: string | null
  contact_first: string | null
  contact_last: string | null
  contact: string
  contact_email: string | null
  profession: string | null
  date_modified: Date
  submitted_at: Date | null
  approved_at: Date | null
  approved_start: string | null
  approved_end: string | null
  approved_workload: number | null
  open_from: string | null
  has_evaluation: boolean
  review: { decision: 'APPROVED' | 'REJECTED'; message: string; reviewer: string; date: string } | null
  may: number
}

/** The contact person reads the apprentice's full name in the assignment, until it is sent back without ever being approved. */
const isLedBy = (who: Member) => sql`assignment.contact_id = ${who.id}
  and (assignment.status in ('PENDING', 'APPROVED') or assignment.approved_at is not null)`

/** For who plans what comes next, once the end is near and nothing follows: the first free day. */
const openFrom = (who: Member) => sql`case when ${planned.endsSoon('assignment')}
  and (assignment.author_id = ${who.id} or author.supervisor_id = ${who.id})
  and ${planned.nextTitle('assignment')} is null then assignment.approved_end + 1 end`

export const findAssignment = preparedReach<{ id: string }, AssignmentDetailsRow>((db, param, who) => ({
  compile: () =>
    sql<AssignmentDetailsRow>`
      select assignment.id, assignment.status, assignment.type, assignment.title, assignment.description,
        assignment.location, assignment.work_sector_id, work_sector.name as work_sector, assignment.department,
        assignment.date_start, assignment.date_end, assignment.workload, assignment.author_id,
        author.name_first as author_first, ${names.last('author', who, isLedBy(who))} as author_last, author.slogan,
        ${portraits.avatar('author', who)} as author_picture, ${portraits.banner('author', who)} as banner,
        ${emails.shown('author', who)} as author_mail,
        author.profile_id, assignment.activity_id,
        ${shown.field('title')} as activity_title, assignment.application_id,
        assignment.contact_id, contact.name_first as contact_first, ${names.last('contact', who)} as contact_last,
        assignment.contact, assignment.contact_email, assignment.date_modified, ${trainings.profession('author')} as profession,
        assignment.submitted_at, assignment.approved_at, assignment.approved_start, assignment.approved_end,
        assignment.approved_workload, ${canBits(assignmentActions, who)} as may, ${openFrom(who)} as open_from,
        exists (select from evaluation where evaluation.id = assignment.id
          and ${reach(access['evaluation.read'], who)}) as has_evaluation,
        (select json_build_object('decision', assignment_review.decision, 'message', assignment_review.message,
            'reviewer', ${names.full('reviewer', who)}, 'date', assignment_review.date_created)
          from assignment_review join person reviewer on reviewer.id = assignment_review.reviewer_id
          where assignment_review.assignment_id = assignment.id
          order by assignment_review.date_created desc, assignment_review.id desc limit 1) as review
      from assignment
      join person author on author.id = assignment.author_id
      left join person contact on contact.id = assignment.contact_id
      left join activity on activity.id = assignment.activity_id ${shown.joined(who)}
      left join work_sector on work_sector.id = assignment.work_sector_id
      where assignment.id = ${param('id')}
    `.compile(db),
}))

export interface PrefillRow {
  application_id: string
  status: string
  activity_id: string
  title: string
  description: string
  location: string
  work_sector_id: string | null
  department: string
  date_start: string | null
  date_end: string | null
  workload: number
  contact_id: string
  contact_name: string
  is_contact_active: boolean
  assignment_id: string | null
}

const prefilled = [
  'title',
  'description',
  'location',
  'workSectorId',
  'department',
  'dateStart',
  'dateEnd',
  'workload',
] as const

/** What the apprentice sees of the activity becomes the assignment; the activity's author is the contact person. */
export const findPrefill = preparedReach<{ applicationId: string }, PrefillRow>((db, param, who) => ({
  compile: () =>
    sql<PrefillRow>`
      select application.id as application_id, application.status, activity.id as activity_id,
        ${sql.join(prefilled.map((name) => sql`${shown.field(name)} as ${sql.ref(columnOf(name))}`))},
        author.id as contact_id,
        ${names.full('author', who)} as contact_name, author.status = 'ACTIVE' as is_contact_active,
        assignment.id as assignment_id
      from application
      join activity on activity.id = application.activity_id ${shown.joined(who)}
      join person author on author.id = application.activity_author_id
      left join assignment on assignment.application_id = application.id
      where application.id = ${param('applicationId')}
    `.compile(db),
}))

/** With its lock: neither withdrawn nor made into an assignment twice meanwhile. */
export async function lockAcceptedApplication(tx: Tx, id: string) {
  return tx
    .selectFrom('application')
    .select(['id', 'activity_id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Whosever apprentice it is: the function looks past the policies for those who look after the person that leaves. */
export async function moveContacts(tx: Tx, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from hand_over_contacts(${from}, ${to}) id`.execute(tx)
  return rows.map(({ id }) => id)
}
