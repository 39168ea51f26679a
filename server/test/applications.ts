// Applications, requests and assignments made for tests: rows put there by hand, in any status.
import type { ApplicationStatus, ApprovalStatus } from '@werkplatz/contract/applications/status.ts'
import type { AssignmentStatus } from '@werkplatz/contract/assignments/status.ts'

import { SECTOR } from './activities.ts'
import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

export interface NewTestApplication {
  status?: ApplicationStatus
  title?: string
  body?: string
  sentAt?: Date
  dueOn?: string
  remindOn?: string
}

/** The slot of an accepted one is taken with it. */
export async function newApplication(
  data: TestDatabase,
  author: Person,
  activityId: string,
  made: NewTestApplication = {},
): Promise<string> {
  const status = made.status ?? 'PENDING'
  return data.begin(async (tx) => {
    const activity = await tx
      .selectFrom('activity')
      .select(['id', 'author_id', 'company_id'])
      .where('id', '=', activityId)
      .executeTakeFirstOrThrow()
    const { id } = await tx
      .insertInto('application')
      .values({
        activity_id: activity.id,
        activity_author_id: activity.author_id,
        activity_company_id: activity.company_id,
        author_id: author.id,
        company_id: author.companyId,
        status,
        title: made.title ?? `Bewerbung von ${author.nameFirst}`,
        body: made.body ?? 'Weil ich es gern lernen möchte.',
        sent_at: made.sentAt ?? new Date(),
        due_on: made.dueOn ?? '2099-12-31',
        remind_on: made.remindOn ?? '2099-12-29',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (status === 'APPROVED')
      await tx
        .updateTable('activity')
        .set((eb) => ({ reserved: eb('reserved', '+', 1) }))
        .where('id', '=', activityId)
        .execute()
    return id
  })
}

export interface NewTestApproval {
  status?: ApprovalStatus
  decidedBy?: Person
  dueOn?: string
  remindOn?: string
}

export async function newApproval(
  data: TestDatabase,
  applicant: Person,
  activityId: string,
  made: NewTestApproval = {},
): Promise<string> {
  const { status = 'PENDING', decidedBy } = made
  return data.begin(async (tx) => {
    const { id } = await tx
      .insertInto('approval')
      .values({
        activity_id: activityId,
        applicant_id: applicant.id,
        company_id: applicant.companyId,
        status,
        ...(decidedBy && { comment: 'Gern.', decided_by: decidedBy.id, decided_at: new Date() }),
        sent_at: new Date(),
        due_on: made.dueOn ?? '2099-12-31',
        remind_on: made.remindOn ?? '2099-12-29',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export interface NewTestAssignment {
  status?: AssignmentStatus
  contact?: Person
  activityId?: string
  applicationId?: string
}

export async function newAssignment(data: TestDatabase, author: Person, made: NewTestAssignment = {}): Promise<string> {
  return data.begin(async (tx) => {
    const { id } = await tx
      .insertInto('assignment')
      .values({
        author_id: author.id,
        company_id: author.companyId,
        activity_id: made.activityId ?? null,
        application_id: made.applicationId ?? null,
        status: made.status ?? 'DRAFT',
        title: `Einsatz von ${author.nameFirst}`,
        description: 'Darum geht es.',
        location: 'Olten',
        department: 'Team',
        work_sector_id: SECTOR,
        date_start: '2026-08-03',
        date_end: '2026-12-18',
        ...(made.contact ? { contact_id: made.contact.id } : { contact: 'Rita Beispiel' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export async function statusIn(
  data: TestDatabase,
  table: 'application' | 'approval' | 'assignment',
  id: string,
): Promise<string | undefined> {
  return (await data.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst())?.status
}

/** What an application's form sends. */
export const applicationForm = (changes: Record<string, unknown> = {}) => ({
  title: 'Ich bringe Python und Neugier mit',
  body: 'Letztes Jahr habe ich an der Kasse ausgeholfen.',
  documents: [],
  applicationStatus: 'PENDING',
  ...changes,
})

/** What an assignment's form sends, complete enough to be handed in. */
export const assignmentForm = (changes: Record<string, unknown> = {}) => ({
  activityId: null,
  title: 'Helpdesk',
  description: 'Anfragen lösen.',
  location: 'Olten',
  workSectorId: SECTOR,
  department: 'Support',
  dateStart: '2026-08-03',
  dateEnd: '2026-12-18',
  workload: 80,
  contactId: null,
  contact: 'Rita Beispiel',
  assignmentStatus: 'DRAFT',
  ...changes,
})
