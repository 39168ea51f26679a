// Semesters of apprentices, and who looked at them.
import { access } from '@werkplatz/contract/rules/access.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'
import type { SemesterNumber } from '@werkplatz/contract/school/limits.ts'
import { sql } from 'kysely'

import type { PageParams } from '../../access/page.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { Tx } from '../../db/handles.ts'
import { colleagues, names, trainings } from '../people/person-parts.queries.ts'

export interface SemesterRow extends SemesterNumber {
  id: string
  author_id: string
}

/** The caller's own, by the rule that guards a single one. */
export const listOwnSemesters = preparedReach<PageParams, SemesterRow>((db, param, who) => ({
  compile: () =>
    sql<SemesterRow>`
      select id, author_id, year, semester from semester where ${reach(access['semester.edit'], who)}
      order by year desc, semester desc, id offset ${param('offset')} limit ${param('size')}
    `.compile(db),
}))

export const countOwnSemesters = preparedReach<{ most: number }, { total: number }>((db, param, who) => ({
  compile: () =>
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from semester where ${reach(access['semester.edit'], who)} limit ${param('most')}
      ) counted
    `.compile(db),
}))

/** All of a person's, newest first, none of which anybody else can add to or take away meanwhile. */
export async function lockSemesters(tx: Tx, authorId: string): Promise<SemesterRow[]> {
  return tx
    .selectFrom('semester')
    .select(['id', 'author_id', 'year', 'semester'])
    .where('author_id', '=', authorId)
    .orderBy('year', 'desc')
    .orderBy('semester', 'desc')
    .forUpdate()
    .execute()
}

/** Null: it was made in this very moment. */
export async function insertSemester(tx: Tx, authorId: string, made: SemesterNumber): Promise<SemesterRow | null> {
  const inserted = await tx
    .insertInto('semester')
    .values({ author_id: authorId, year: made.year, semester: made.semester })
    .onConflict((oc) => oc.columns(['author_id', 'year', 'semester']).doNothing())
    .returning(['id', 'author_id', 'year', 'semester'])
    .executeTakeFirst()
  return inserted ?? null
}

/** False: it is gone. While this transaction lasts nobody deletes it. */
export async function holdSemester(tx: Tx, id: string): Promise<boolean> {
  const held = await tx.selectFrom('semester').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return held !== undefined
}

export async function deleteSemesterRow(tx: Tx, id: string) {
  await tx.deleteFrom('semester').where('id', '=', id).execute()
}

export interface PaperRow extends SemesterNumber {
  id: string
  name_first: string
  shown_last: string
  company: string
  profession: string | null
  /** A later one was made, or its half year of the training is over. */
  is_past: boolean
}

/** Whose it is, for a document: the caller's own, so nothing is masked; and the one before it, if there is one. */
export const listForPaper = preparedReach<{ id: string }, PaperRow>((db, param) => ({
  compile: () =>
    sql<PaperRow>`
      select semester.id, semester.year, semester.semester, person.name_first, ${colleagues.last('person')} as shown_last,
        company.name as company, ${trainings.profession('person')} as profession,
        exists (select from semester later where later.author_id = semester.author_id
          and (later.year, later.semester) > (semester.year, semester.semester))
        or coalesce(person.date_joined
          + ((semester.year - 1) * 12 + semester.semester * 6) * interval '1 month' <= swiss_today(), false) as is_past
      from semester asked
      join semester on semester.author_id = asked.author_id
        and (semester.year, semester.semester) <= (asked.year, asked.semester)
      join person on person.id = semester.author_id
      join company on company.id = person.company_id
      where asked.id = ${param('id')}
      order by semester.year desc, semester.semester desc limit 2
    `.compile(db),
}))

export interface SemesterOf extends SemesterNumber {
  id: string
}

/** Of somebody, newest first. */
export async function listSemestersOf(tx: Tx, authorId: string): Promise<SemesterOf[]> {
  return tx
    .selectFrom('semester')
    .select(['id', 'year', 'semester'])
    .where('author_id', '=', authorId)
    .orderBy('year', 'desc')
    .orderBy('semester', 'desc')
    .execute()
}

type Looking = Extract<Role, 'VOCATIONAL_TRAINER' | 'EDUCATION_OFFICER'>

/** Once for each reader and day. What is older than anybody is shown goes with it. */
export async function insertSchoolView(tx: Tx, apprenticeId: string, reader: { id: string; role: Looking }) {
  await sql`
    insert into school_view (apprentice_id, day, reader_id, role)
    values (${apprenticeId}, swiss_today(), ${reader.id}, ${reader.role}) on conflict do nothing
  `.execute(tx)
  await sql`
    delete from school_view where apprentice_id = ${apprenticeId} and reader_id = ${reader.id}
      and day < swiss_today() - interval '12 months'
  `.execute(tx)
}

export interface SchoolViewRow {
  name: string
  role: Looking
  day: string
}

export interface SupervisorRow {
  id: string
  name: string
  name_first: string
}

/** Of the caller, and still of their company. */
export const findOwnSupervisor = preparedReach<Record<string, never>, SupervisorRow>((db, _param, who) => ({
  compile: () =>
    sql<SupervisorRow>`
      select supervisor.id, supervisor.name_first || ' ' || ${colleagues.last('supervisor')} as name, supervisor.name_first
      from person me join person supervisor on supervisor.id = me.supervisor_id
      where me.id = ${who.id} and supervisor.status = 'ACTIVE' and supervisor.company_id = ${who.companyId}
    `.compile(db),
}))

export const listOwnSchoolViews = preparedReach<Record<string, never>, SchoolViewRow>((db, _param, who) => ({
  compile: () =>
    sql<SchoolViewRow>`
      select ${names.full('reader', who)} as name, school_view.role, school_view.day
      from school_view join person reader on reader.id = school_view.reader_id
      where school_view.apprentice_id = ${who.id} and school_view.day >= swiss_today() - interval '12 months'
      order by school_view.day desc, 1, reader.id limit 200
    `.compile(db),
}))
