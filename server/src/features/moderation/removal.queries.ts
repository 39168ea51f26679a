// What authors deleted themselves, as long as it can be brought back.
import { RESTORABLE_DAYS } from '@werkplatz/contract/moderation/limits.ts'
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { Db, Tx } from '../../db/handles.ts'
import type { Kept } from '../../plugs/report-targets.ts'

export interface OwnDeletion {
  target: Extract<ReportTarget, 'POST' | 'COMMENT' | 'USER_PROFILE'>
  targetId: string
  kept: Kept
}

export async function insertRemoval(tx: Tx, me: Member, { target, targetId, kept }: OwnDeletion) {
  await tx
    .insertInto('removal')
    .values({ target, target_id: targetId, author_id: me.id, company_id: me.companyId, kept: JSON.stringify(kept) })
    .execute()
}

export interface RemovalFacts {
  id: string
  target: OwnDeletion['target']
  target_id: string
  kept: Kept
  date_restored: Date | null
  is_over: boolean
}

/** undefined: it has been forgotten since the guard looked. */
export async function lockRemoval(tx: Tx, id: string): Promise<RemovalFacts | undefined> {
  const { rows } = await sql<RemovalFacts>`
    select id, target, target_id, kept, date_restored,
      date_created < now() - make_interval(days => ${RESTORABLE_DAYS}) as is_over
    from removal where id = ${id} for update
  `.execute(tx)
  return rows[0]
}

/** Nothing is kept of what is back. */
export async function updateRemovalRestored(tx: Tx, id: string, byId: string, reasons: string) {
  await tx
    .updateTable('removal')
    .set({ restored_by: byId, date_restored: sql`now()`, reasons, kept: '{}' })
    .where('id', '=', id)
    .execute()
}

export async function deleteOldRemovals(tx: Tx, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from removal where id in (
      select id from removal where date_created < now() - make_interval(days => ${RESTORABLE_DAYS})
      order by date_created limit ${most} for update skip locked)
  `.execute(tx)
  return Number(numAffectedRows)
}

export interface RemovalNotice {
  target: OwnDeletion['target']
  /** Of the page where it is. */
  page_id: string
  author_id: string
  date_created: Date
  reasons: string
}

/** What its author is told of a deletion that was taken back. A comment is read with its post. */
export async function findRemovalNotice(db: Db, id: string): Promise<RemovalNotice | undefined> {
  const { rows } = await sql<RemovalNotice>`
    select removal.target, coalesce(comment.post_id, removal.target_id) as page_id, removal.author_id,
      removal.date_created, removal.reasons
    from removal left join comment on removal.target = 'COMMENT' and comment.id = removal.target_id
    where removal.id = ${id} and removal.date_restored is not null
  `.execute(db)
  return rows[0]
}
