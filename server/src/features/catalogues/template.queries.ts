// Picture templates in the admin tool, with those that were retired.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import type { TemplateRow } from '../files/template.queries.ts'

export interface ManagedTemplateRow {
  id: string
  name: string
  alt: string
  variants: TemplateRow['variants']
  is_retired: boolean
}

export async function listManagedTemplates(db: Db): Promise<ManagedTemplateRow[]> {
  const { rows } = await sql<ManagedTemplateRow>`
    select id, name, alt, variants, retired_at is not null as is_retired from image_template
    order by retired_at is not null, position, name
  `.execute(db)
  return rows
}

export interface NewTemplate {
  id: string
  name: string
  alt: string
  width: number
  height: number
  variants: TemplateRow['variants']
}

/** False: the name is taken. */
export async function insertTemplate(
  tx: Tx,
  { id, name, alt, width, height, variants }: NewTemplate,
): Promise<boolean> {
  const { rows } = await sql`
    insert into image_template (id, name, alt, width, height, variants, position)
    values (${id}, ${name}, ${alt}, ${width}, ${height}, ${JSON.stringify(variants)},
      coalesce((select max(position) + 1 from image_template), 0))
    on conflict do nothing returning id
  `.execute(tx)
  return rows.length > 0
}

export async function lockTemplate(tx: Tx, id: string): Promise<{ is_retired: boolean } | undefined> {
  const { rows } = await sql<{ is_retired: boolean }>`
    select retired_at is not null as is_retired from image_template where id = ${id} for update
  `.execute(tx)
  return rows[0]
}

export async function isTemplateTaken(tx: Tx, id: string, name: string): Promise<boolean> {
  const { rows } = await sql`select from image_template where name = ${name} and id <> ${id}`.execute(tx)
  return rows.length > 0
}

export async function updateTemplate(tx: Tx, id: string, { name, alt }: { name: string; alt: string }) {
  await sql`update image_template set name = ${name}, alt = ${alt} where id = ${id}`.execute(tx)
}

export async function stampTemplate(tx: Tx, id: string, isRetired: boolean) {
  await sql`
    update image_template set retired_at = ${isRetired ? sql`now()` : sql`null`} where id = ${id}
  `.execute(tx)
}
