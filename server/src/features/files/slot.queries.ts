// Upload slots, and files that belong to nothing (yet). Ages always compare with the database's clock.
import { fileKinds, sizeLimits, type Extension, type FileKind } from '@werkplatz/contract/files/kinds.ts'
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { fileColumns, type FileRow } from './stored-file.ts'

/** One slot at a time a person, so that eleven calls at once are still counted one by one. */
export async function lockUploader(tx: Tx, personId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${personId}`}, 0))`.execute(tx)
}

/**
 * Slots of these kinds whose address is still good or whose file has no verdict yet, and the bytes of everything not
 * attached yet, whatever its kind. A file of unknown size counts as the largest of its kind.
 */
export async function countOpenSlots(tx: Tx, personId: string, kinds: readonly FileKind[], slotMinutes: number) {
  return tx
    .selectFrom('file')
    .select(
      sql<number>`(count(*) filter (where kind = any(${kinds}::text[]) and (status = 'CHECKING'
        or (status = 'SLOT' and date_created > now() - make_interval(mins => ${slotMinutes})))))::int`.as('open'),
    )
    .select(
      sql<number>`coalesce(sum(coalesce(size, declared_size, case kind ${sql.join(
        fileKinds.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(sizeLimits[kind])}`),
        sql` `,
      )} end)) filter (where status <> 'REFUSED'), 0)::float8`.as('bytes'),
    )
    .where('owner_id', '=', personId)
    .where('attached_id', 'is', null)
    .executeTakeFirstOrThrow()
}

export interface NewFile {
  ownerId: string
  companyId: string
  kind: FileKind
  name: string
  extension: Extension
  declaredType: string
  declaredSize: number | null
  quarantineKey: string
}

export async function insertFile(tx: Tx, file: NewFile): Promise<string> {
  const { id } = await tx
    .insertInto('file')
    .values({
      owner_id: file.ownerId,
      company_id: file.companyId,
      kind: file.kind,
      name: file.name,
      extension: file.extension,
      declared_type: file.declaredType,
      declared_size: file.declaredSize,
      quarantine_key: file.quarantineKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a form left behind, never attached: named by the form or older than any open form; without ids (null) all. */
export async function lockLeftovers(
  tx: Tx,
  personId: string,
  kinds: readonly FileKind[],
  ids: readonly string[] | null,
): Promise<FileRow[]> {
  return tx
    .selectFrom('file')
    .select(fileColumns)
    .where('owner_id', '=', personId)
    .where('attached_id', 'is', null)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .where(
      sql<boolean>`(${ids}::uuid[] is null or id = any(${ids}::uuid[]) or date_created < now() - interval '60 minutes')`,
    )
    .orderBy('id')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .$castTo<FileRow>()
    .execute()
}

export async function lockStaleFiles(tx: Tx, limit: number): Promise<FileRow[]> {
  return tx
    .selectFrom('file')
    .select(fileColumns)
    .where('attached_id', 'is', null)
    .where('date_created', '<', sql<Date>`now() - interval '24 hours'`)
    .orderBy('date_created')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .$castTo<FileRow>()
    .execute()
}
