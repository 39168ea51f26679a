// Files as things have them. The caller has checked the things' reach.
import type { FileKind } from '@werkplatz/contract/files/kinds.ts'
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'
import { fileColumns, type FileRow } from './stored-file.ts'

export const findFile = prepared<{ id: string }, FileRow>((db, param) =>
  db.selectFrom('file').select(fileColumns).where('id', '=', param('id')).$castTo<FileRow>(),
)

/** Files of many things at once, in their order; the caller has checked the things' reach. */
export const listAttachedFiles = prepared<{ resource: string; ids: readonly string[] }, FileRow>((db, param) =>
  db
    .selectFrom('file')
    .select(fileColumns)
    .where('attached_resource', '=', param('resource'))
    .where('attached_id', '=', sql<string>`any(${param('ids')}::uuid[])`)
    .orderBy('attached_id')
    .orderBy('position')
    .orderBy('id')
    .$castTo<FileRow>(),
)

export type AvatarRow = {
  avatar_art: number | null
  file: Pick<FileRow, 'kind' | 'name' | 'status' | 'variants'> | null
}

/** The uploaded picture, or the number of the chosen design. */
export const findAvatar = prepared<{ personId: string }, AvatarRow>((db, param) =>
  db
    .selectFrom('person')
    .leftJoin('file', (join) =>
      join.onRef('file.id', '=', 'person.avatar_file_id').on('file.status', '=', sql.lit('READY')),
    )
    .select('person.avatar_art')
    .select(
      sql<AvatarRow['file']>`case when file.id is not null then jsonb_build_object(
        'kind', file.kind, 'name', file.name, 'status', file.status, 'variants', file.variants) end`.as('file'),
    )
    .where('person.id', '=', param('personId'))
    .$castTo<AvatarRow>(),
)

export async function lockFile(tx: Tx, id: string): Promise<(FileRow & { being_checked: boolean }) | undefined> {
  return tx
    .selectFrom('file')
    .select(fileColumns)
    .select(sql<boolean>`coalesce(checking_until > now(), false)`.as('being_checked'))
    .where('id', '=', id)
    .forUpdate()
    .$castTo<FileRow & { being_checked: boolean }>()
    .executeTakeFirst()
}

/** Whose it is and what it belongs to, before anything is locked. */
export async function findHolding(
  tx: Tx,
  id: string,
): Promise<Pick<FileRow, 'owner_id' | 'kind' | 'attached_resource' | 'attached_id'> | undefined> {
  return tx
    .selectFrom('file')
    .select(['owner_id', 'kind', 'attached_resource', 'attached_id'])
    .where('id', '=', id)
    .$castTo<FileRow>()
    .executeTakeFirst()
}

export async function lockFiles(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  return tx
    .selectFrom('file')
    .select(fileColumns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .$castTo<FileRow>()
    .execute()
}

export async function lockAttachedFiles(
  tx: Tx,
  target: { resource: string; id: string },
  kinds: readonly FileKind[],
): Promise<FileRow[]> {
  return tx
    .selectFrom('file')
    .select(fileColumns)
    .where('attached_resource', '=', target.resource)
    .where('attached_id', '=', target.id)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .orderBy('id')
    .forUpdate()
    .$castTo<FileRow>()
    .execute()
}

export async function attachFile(tx: Tx, id: string, target: { resource: string; id: string }, position: number) {
  await tx
    .updateTable('file')
    .set({ attached_resource: target.resource, attached_id: target.id, position })
    .where('id', '=', id)
    .execute()
}

export async function deleteFileRows(tx: Tx, ids: readonly string[]) {
  await tx
    .deleteFrom('file')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
