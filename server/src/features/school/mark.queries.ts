// Marks. Decimals come as texts, exactly as they are stored.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'

export interface MarkRow {
  id: string
  semester_id: string
  subject: string
  grade: string
  weight: string
}

export interface MarkContent {
  subject: string
  grade: number
  weight: number
}

const columns = ['id', 'semester_id', 'subject', 'grade', 'weight'] as const

/** Of these semesters, in the order in which they were written. */
export const listMarks = prepared<{ semesterIds: string[] }, MarkRow>((db, param) => ({
  compile: () =>
    sql<MarkRow>`
      select id, semester_id, subject, grade, weight from mark where semester_id = any(${param('semesterIds')}::uuid[])
      order by semester_id, id
    `.compile(db),
}))

/** The same inside a transaction, of at least one: who looks is noted with it. */
export async function listMarksIn(tx: Tx, semesterIds: readonly string[]): Promise<MarkRow[]> {
  return tx
    .selectFrom('mark')
    .select(columns)
    .where('semester_id', 'in', [...semesterIds])
    .orderBy('id')
    .execute()
}

export async function countMarks(tx: Tx, semesterId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('mark')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('semester_id', '=', semesterId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findEntry(tx: Tx, authorId: string, entryId: string): Promise<MarkRow | undefined> {
  return tx
    .selectFrom('mark')
    .select(columns)
    .where('author_id', '=', authorId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
}

/** Null: this entry has come before. */
export async function insertMark(
  tx: Tx,
  to: { semesterId: string; authorId: string; entryId: string | null },
  content: MarkContent,
): Promise<MarkRow | null> {
  const inserted = await tx
    .insertInto('mark')
    .values({ semester_id: to.semesterId, author_id: to.authorId, entry_id: to.entryId, ...content })
    .onConflict((oc) => oc.columns(['author_id', 'entry_id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  return inserted ?? null
}

/** Undefined: it was deleted meanwhile. */
export async function updateMark(tx: Tx, id: string, content: MarkContent): Promise<MarkRow | undefined> {
  return tx
    .updateTable('mark')
    .set({ ...content })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

export async function deleteMarkRow(tx: Tx, id: string) {
  await tx.deleteFrom('mark').where('id', '=', id).execute()
}

/** What somebody has marks in, the latest first, and what they are trained in. */
export async function findSubjects(db: Db, personId: string): Promise<{ profession_id: string | null; own: string[] }> {
  const { rows } = await sql<{ profession_id: string | null; own: string[] }>`
    select profession_id, array(
      select subject from mark where mark.author_id = person.id order by mark.id desc limit 1000
    ) as own from person where id = ${personId}
  `.execute(db)
  return rows[0]!
}
