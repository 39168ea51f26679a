// A reported assignment: what moderators are shown of it.
import { sql } from 'kysely'

import type { Db } from '../../db/handles.ts'

export async function findReportedAssignment(
  db: Db,
  id: string,
): Promise<{ author_id: string; title: string; description: string; date_created: Date } | undefined> {
  return db
    .selectFrom('assignment')
    .select(['author_id', 'title', 'description', 'date_created'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function listAssignmentTitles(db: Db, ids: readonly string[]): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('assignment')
    .select(['id', 'title'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}
