// Wishes to be forgotten, and what stands for or against them. Days are counted from the moment that is handed in.
import type { DeletionStatus } from '@werkplatz/contract/my-data/status.ts'
import type { PersonStatus } from '@werkplatz/contract/people/status.ts'
import { sql } from 'kysely'

import { rowsThatAreOver, rowsThatGo } from '../../db/data-rules/run-rules.ts'
import type { Db, Tx } from '../../db/handles.ts'

export interface DeletionRow {
  id: string
  person_id: string
  asked_by: string
  status: DeletionStatus
  date_created: Date
  date_due: Date
}

const columns = sql`id, person_id, asked_by, status, date_created, date_due`

export async function findWaitingDeletion(db: Db | Tx, personId: string): Promise<DeletionRow | undefined> {
  const { rows } = await sql<DeletionRow>`
    select ${columns} from deletion where person_id = ${personId} and status = 'WAITING'
  `.execute(db)
  return rows[0]
}

export async function lockDeletion(tx: Tx, id: string): Promise<DeletionRow | undefined> {
  const { rows } = await sql<DeletionRow>`select ${columns} from deletion where id = ${id} for update`.execute(tx)
  return rows[0]
}

export interface NewDeletion {
  personId: string
  askedBy: string
  now: Date
  due: Date
}

/** Nothing: it has been asked for already. */
export async function insertDeletion(tx: Tx, wish: NewDeletion): Promise<DeletionRow | undefined> {
  const { rows } = await sql<DeletionRow>`
    insert into deletion (person_id, company_id, asked_by, date_created, date_due)
    select id, company_id, ${wish.askedBy}, ${wish.now.toISOString()}, ${wish.due.toISOString()}
    from person where id = ${wish.personId} and erased_at is null
    on conflict (person_id) where status = 'WAITING' do nothing
    returning ${columns}
  `.execute(tx)
  return rows[0]
}

export async function stampDeletionEnd(tx: Tx, id: string, at: Date) {
  await sql`update deletion set date_ended = ${at.toISOString()} where id = ${id}`.execute(tx)
}

export async function listDueDeletions(db: Db, now: Date, size: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from deletion where status = 'WAITING' and date_due <= ${now.toISOString()}
    order by date_due, id limit ${size}
  `.execute(db)
  return rows
}

export interface PlanRow {
  training_end: string | null
  is_last_owner: boolean
  is_last_officer: boolean
  has_training: boolean
  has_judged: boolean
  has_written: boolean
  has_activities: boolean
  has_reports: boolean
}

/** What would be left, and whether somebody must stay: who is about to go as well does not count. */
export async function findPlan(db: Db | Tx, personId: string): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    select training_end::text,
      roles && '{OWNER}' and not exists (select from person other where other.roles && '{OWNER}'
        and other.status = 'ACTIVE' and other.id <> person.id and not exists (
          select from deletion where deletion.person_id = other.id and deletion.status = 'WAITING')) as is_last_owner,
      roles && '{EDUCATION_OFFICER}' and exists (select from person apprentice
        where apprentice.company_id = person.company_id and apprentice.roles && '{APPRENTICE}'
          and apprentice.status = 'ACTIVE' and apprentice.id <> person.id)
      and not exists (select from person other where other.company_id = person.company_id
        and other.roles && '{EDUCATION_OFFICER}' and other.status = 'ACTIVE' and other.id <> person.id and not exists (
          select from deletion where deletion.person_id = other.id and deletion.status = 'WAITING')) as is_last_officer,
      exists (select from assignment where author_id = person.id and approved_at is not null) as has_training,
      exists (select from assignment where contact_id = person.id and status <> 'DRAFT')
        or exists (select from assignment_review where reviewer_id = person.id)
        or exists (select from application_review where reviewer_id = person.id) as has_judged,
      exists (select from message where author_id = person.id) as has_written,
      exists (select from activity where author_id = person.id and status <> 'DRAFT') as has_activities,
      exists (select from report where person.id in (reporter_id, author_id)) as has_reports
    from person where id = ${personId} and erased_at is null
  `.execute(db)
  return rows[0]
}

export interface FormerRow {
  id: string
  status: PersonStatus
  name_first: string
  email: string
}

/** Nobody: they have been forgotten already. */
export async function lockPerson(tx: Tx, id: string): Promise<FormerRow | undefined> {
  const { rows } = await sql<FormerRow>`
    select id, status, name_first, email from person where id = ${id} and erased_at is null for update
  `.execute(tx)
  return rows[0]
}

export async function listGoingFiles(tx: Tx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from file where ${rowsThatGo('file', personId)}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function listGoingExports(tx: Tx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from export where person_id = ${personId}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Activities in which they have a place. */
export async function listPlaces(tx: Tx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ activity_id: string }>`
    select activity_id from application where author_id = ${personId} and status = 'APPROVED' order by activity_id
  `.execute(tx)
  return rows.map((row) => row.activity_id)
}

/** Whose access ended so long ago that account and profile go. */
export async function listPeopleOver(db: Db, now: Date, size: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person where ${rowsThatAreOver('person', now)} order by access_ended_at, id limit ${size}
  `.execute(db)
  return rows
}

export interface TrainingRow {
  training_end: string | null
}

export async function findTraining(db: Db, personId: string): Promise<TrainingRow | undefined> {
  const { rows } = await sql<TrainingRow>`
    select training_end::text from person where id = ${personId} and roles && '{APPRENTICE}'
  `.execute(db)
  return rows[0]
}

/** Apprentices whose training ends on this day. */
export async function listEndingOn(db: Db, day: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person where training_end = ${day}::date and roles && '{APPRENTICE}' and status = 'ACTIVE' order by id
  `.execute(db)
  return rows
}

export async function dropAuditMonths(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from audit_drop_months() as name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Papers of applications that are gone. */
export async function listOrphanedPapers(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from file where attached_resource = 'application'
      and not exists (select from application where application.id = file.attached_id)
  `.execute(tx)
  return rows.map(({ id }) => id)
}
