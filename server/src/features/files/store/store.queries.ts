// Rows that name objects, in the order of the store: by bytes (`collate "C"`).
import { sql } from 'kysely'

import type { Db } from '../../../db/handles.ts'
import type { Variants } from '../stored-file.ts'

export interface NamingRow {
  id: string
  variants: Variants
}

/** Without copies of a template: they name the template's objects, which are its own to name. */
export async function listNamingFiles(db: Db, after: string, size: number): Promise<NamingRow[]> {
  const { rows } = await sql<NamingRow>`
    select distinct on ((variants -> 'full' ->> 'key') collate "C") id, variants from file
    where status = 'READY' and template_id is null and (variants -> 'full' ->> 'key') collate "C" > ${after}
    order by (variants -> 'full' ->> 'key') collate "C" limit ${size}
  `.execute(db)
  return rows
}

export async function listNamingTemplates(db: Db, after: string, size: number): Promise<NamingRow[]> {
  const { rows } = await sql<NamingRow>`
    select distinct on ((variants -> 'full' ->> 'key') collate "C") id, variants from image_template
    where (variants -> 'full' ->> 'key') collate "C" > ${after}
    order by (variants -> 'full' ->> 'key') collate "C" limit ${size}
  `.execute(db)
  return rows
}
