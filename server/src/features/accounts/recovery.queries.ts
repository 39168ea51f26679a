// Recoveries: whoever holds the token of an open one may set a new password, once.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

/** The row lock makes two requests for one address count one after the other. */
export async function lockPersonByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('person')
    .select(['id', 'name_first'])
    .where('email', '=', email)
    .where('status', '=', 'ACTIVE')
    .forUpdate()
    .executeTakeFirst()
}

export async function countRecoveries(tx: Tx, personId: string) {
  return tx
    .selectFrom('recovery')
    .select(sql<number>`(count(*) filter (where date_created > now() - interval '1 hour'))::int`.as('last_hour'))
    .select(sql<number>`count(*)::int`.as('last_day'))
    .where('person_id', '=', personId)
    .where('date_created', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
}

/** `id` names the request: the same request repeated makes no second recovery. */
export async function insertRecovery(tx: Tx, id: string, personId: string, tokenHash: Buffer, seconds: number) {
  return tx
    .insertInto('recovery')
    .values({
      id,
      person_id: personId,
      token_hash: tokenHash,
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning(['id', sql<Date>`expires_at`.as('expires_at')])
    .executeTakeFirst()
}

export async function findRecovery(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('recovery')
    .innerJoin('person', 'person.id', 'recovery.person_id')
    .select(['recovery.id', 'person.id as person_id', 'person.email', 'person.name_first', 'person.name_last'])
    .select(sql<boolean>`used_at is null and expires_at > now() and person.status = 'ACTIVE'`.as('is_open'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** True for exactly one caller, however many come at once. */
export async function useRecovery(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Older links that are still in some inbox. */
export async function closeRecoveries(tx: Tx, personId: string) {
  await tx
    .updateTable('recovery')
    .set({ used_at: sql`now()` })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteOldRecoveries(tx: Tx) {
  await tx
    .deleteFrom('recovery')
    .where('date_created', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
}
