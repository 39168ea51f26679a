// Picture templates, and the pictures made of them.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'
import { fileColumns, type FileRow, type Variants } from './stored-file.ts'

export interface TemplateRow {
  id: string
  name: string
  alt: string
  width: number
  height: number
  variants: Variants
}

export const listTemplates = prepared<Record<string, never>, TemplateRow>((db) =>
  db
    .selectFrom('image_template')
    .select(['id', 'name', 'alt', 'width', 'height', 'variants'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('name')
    .$castTo<TemplateRow>(),
)

export async function findTemplates(tx: Tx, ids: readonly string[]): Promise<TemplateRow[]> {
  return tx
    .selectFrom('image_template')
    .select(['id', 'name', 'alt', 'width', 'height', 'variants'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('retired_at', 'is', null)
    .$castTo<TemplateRow>()
    .execute()
}

/** A picture that shares a template's objects. */
export async function insertTemplateCopy(
  tx: Tx,
  template: TemplateRow,
  owner: { id: string; companyId: string },
  key: string,
): Promise<FileRow> {
  return tx
    .insertInto('file')
    .values({
      owner_id: owner.id,
      company_id: owner.companyId,
      kind: 'IMAGE',
      status: 'READY',
      name: template.name,
      extension: 'webp',
      declared_type: 'image/webp',
      quarantine_key: key,
      variants: JSON.stringify(template.variants),
      width: template.width,
      height: template.height,
      template_id: template.id,
    })
    .returning(fileColumns)
    .$castTo<FileRow>()
    .executeTakeFirstOrThrow()
}

export async function upsertTemplate(
  tx: Tx,
  template: Omit<TemplateRow, 'variants'> & { position: number; variants: Variants },
) {
  await tx
    .insertInto('image_template')
    .values({ ...template, variants: JSON.stringify(template.variants) })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function countAnyTemplates(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('image_template')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
