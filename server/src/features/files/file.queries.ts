// Rows of files and picture templates. Ages always compare with the database's clock.
import type { Extension, FileKind } from '@werkplatz/contract/files/kinds.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { FileRow, Variants } from './stored-file.ts'

const columns = [
  'id',
  'owner_id',
  'kind',
  'status',
  'name',
  'extension',
  'declared_type',
  'declared_size',
  'quarantine_key',
  'clean_prefix',
  'refusal',
  'no_verdict_at',
  'size',
  'width',
  'height',
  'variants',
  'template_id',
  'attached_resource',
  'attached_id',
  'position',
] as const

export const findFile = prepared<{ id: string }, FileRow>((db, param) =>
  db.selectFrom('file').select(columns).where('id', '=', param('id')).$castTo<FileRow>(),
)

/** Files of many things at once, in their order; the caller has checked the things' reach. */
export const listAttachedFiles = prepared<{ resource: string; ids: readonly string[] }, FileRow>((db, param) =>
  db
    .selectFrom('file')
    .select(columns)
    .where('attached_resource', '=', param('resource'))
    .where('attached_id', '=', sql<string>`any(${param('ids')}::uuid[])`)
    .orderBy('attached_id')
    .orderBy('position')
    .orderBy('id')
    .$castTo<FileRow>(),
)

export const findAvatar = prepared<{ personId: string }, FileRow>((db, param) =>
  db
    .selectFrom('person')
    .innerJoin('file', 'file.id', 'person.avatar_file_id')
    .selectAll('file')
    .where('person.id', '=', param('personId'))
    .where('file.status', '=', 'READY')
    .$castTo<FileRow>(),
)

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
    .orderBy('position')
    .orderBy('name')
    .$castTo<TemplateRow>(),
)

export async function findTemplates(tx: Tx, ids: readonly string[]): Promise<TemplateRow[]> {
  return tx
    .selectFrom('image_template')
    .select(['id', 'name', 'alt', 'width', 'height', 'variants'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .$castTo<TemplateRow>()
    .execute()
}

export async function lockFile(tx: Tx, id: string): Promise<(FileRow & { being_checked: boolean }) | undefined> {
  return tx
    .selectFrom('file')
    .select(columns)
    .select(sql<boolean>`coalesce(checking_until > now(), false)`.as('being_checked'))
    .where('id', '=', id)
    .forUpdate()
    .$castTo<FileRow & { being_checked: boolean }>()
    .executeTakeFirst()
}

export async function lockFiles(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  return tx
    .selectFrom('file')
    .select(columns)
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
    .select(columns)
    .where('attached_resource', '=', target.resource)
    .where('attached_id', '=', target.id)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .orderBy('id')
    .forUpdate()
    .$castTo<FileRow>()
    .execute()
}

/** One slot at a time a person, so that eleven calls at once are still counted one by one. */
export async function lockUploader(tx: Tx, personId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${personId}`}, 0))`.execute(tx)
}

/** Slots whose address is still good, files without a verdict, and the bytes of everything not attached yet. */
export async function countOpenSlots(tx: Tx, personId: string, slotMinutes: number) {
  return tx
    .selectFrom('file')
    .select(
      sql<number>`(count(*) filter (where status = 'CHECKING'
        or (status = 'SLOT' and date_created > now() - make_interval(mins => ${slotMinutes}))))::int`.as('open'),
    )
    .select(
      sql<number>`coalesce(sum(coalesce(size, declared_size)) filter (where status <> 'REFUSED'), 0)::float8`.as(
        'bytes',
      ),
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
    .returning(columns)
    .$castTo<FileRow>()
    .executeTakeFirstOrThrow()
}

/** Whoever holds this lease is checking; nobody else needs to for so long. */
export async function leaseCheck(
  tx: Tx,
  id: string,
  lease: { seconds: number; statedSize?: number; cleanPrefix?: string },
) {
  await tx
    .updateTable('file')
    .set({
      checking_until: sql<Date>`now() + make_interval(secs => ${lease.seconds})`,
      no_verdict_at: null,
      ...(lease.statedSize !== undefined && { declared_size: lease.statedSize }),
      ...(lease.cleanPrefix !== undefined && { clean_prefix: lease.cleanPrefix }),
    })
    .where('id', '=', id)
    .execute()
}

export async function stampNoVerdict(tx: Tx, id: string) {
  await tx
    .updateTable('file')
    .set({ no_verdict_at: sql<Date>`now()`, checking_until: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'CHECKING')
    .execute()
}

export interface CheckedFacts {
  realType: string
  size: number
  sha256: Buffer
  width: number | null
  height: number | null
  variants: Variants
}

export async function recordClean(tx: Tx, id: string, facts: CheckedFacts) {
  await tx
    .updateTable('file')
    .set({
      real_type: facts.realType,
      size: facts.size,
      sha256: facts.sha256,
      width: facts.width,
      height: facts.height,
      variants: JSON.stringify(facts.variants),
      date_checked: sql<Date>`now()`,
      checking_until: null,
    })
    .where('id', '=', id)
    .execute()
}

export async function recordRefusal(tx: Tx, id: string, refusal: string) {
  await tx
    .updateTable('file')
    .set({ refusal, date_checked: sql<Date>`now()`, checking_until: null, clean_prefix: null })
    .where('id', '=', id)
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

/** What a form left behind: own, never attached, and either named by the form or older than any open form. */
export async function lockLeftovers(
  tx: Tx,
  personId: string,
  kinds: readonly FileKind[],
  ids: readonly string[],
): Promise<FileRow[]> {
  return tx
    .selectFrom('file')
    .select(columns)
    .where('owner_id', '=', personId)
    .where('attached_id', 'is', null)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .where(sql<boolean>`(id = any(${ids}::uuid[]) or date_created < now() - interval '60 minutes')`)
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
    .select(columns)
    .where('attached_id', 'is', null)
    .where('date_created', '<', sql<Date>`now() - interval '24 hours'`)
    .orderBy('date_created')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .$castTo<FileRow>()
    .execute()
}

/** Files whose check nobody is busy with: the scanner was away, or its job died. */
export async function lockUnchecked(tx: Tx, limit: number): Promise<{ id: string }[]> {
  return tx
    .selectFrom('file')
    .select('id')
    .where('status', '=', 'CHECKING')
    .where('checking_until', '<', sql<Date>`now()`)
    .orderBy('checking_until')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
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
