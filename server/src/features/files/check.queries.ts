// What a check asks and writes down.
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import type { Variants } from './stored-file.ts'

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

/** Files whose check nobody is busy with: the scanner was away, or its job died. */
export async function lockUnchecked(tx: Tx, limit: number): Promise<{ id: string; owner_id: string }[]> {
  return tx
    .selectFrom('file')
    .select(['id', 'owner_id'])
    .where('status', '=', 'CHECKING')
    .where('checking_until', '<', sql<Date>`now()`)
    .orderBy('checking_until')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}
