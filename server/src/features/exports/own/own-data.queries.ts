// What an export of one's own holds beside its tables.
import { sql } from 'kysely'

import type { Db } from '../../../db/handles.ts'

export interface StoredFileRow {
  name: string
  key: string
  size: number
}

/** Their uploads as they are kept; a chosen design is nobody's upload. */
export async function listStoredFiles(db: Db, personId: string): Promise<StoredFileRow[]> {
  const { rows } = await sql<StoredFileRow>`
    select name, variants -> 'full' ->> 'key' as key, (variants -> 'full' ->> 'size')::int as size from file
    where owner_id = ${personId} and status = 'READY' and template_id is null
    order by date_created, id
  `.execute(db)
  return rows
}

/** Whose both parts are handed in, oldest first. */
export async function listOwnEvaluations(db: Db, personId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select evaluation.id from evaluation join assignment on assignment.id = evaluation.id
    where evaluation.apprentice_id = ${personId} and evaluation.status <> 'DRAFT'
    order by assignment.date_start, evaluation.id
  `.execute(db)
  return rows
}

export async function listSemesterIds(db: Db, personId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from semester where author_id = ${personId} order by year, semester
  `.execute(db)
  return rows
}
