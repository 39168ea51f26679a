// A person's sessions as a list.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

export async function listActiveSessions(db: Db, personId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'device', 'date_created'])
    .where('person_id', '=', personId)
    .where('status', '=', 'ACTIVE')
    .orderBy('date_created', 'desc')
    .limit(100)
    .execute()
}

/** In one order, so that two calls that end the same sessions do not wait for each other. */
export async function lockActiveSessions(tx: Tx, personId: string) {
  return tx
    .selectFrom('session')
    .select(['id', 'person_id'])
    .select(sql<'ACTIVE'>`status`.as('status'))
    .where('person_id', '=', personId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** All but the most recently used. */
export async function lockSurplusSessions(tx: Tx, personId: string, keep: number) {
  return tx
    .selectFrom('session')
    .select(['id', 'person_id'])
    .select(sql<'ACTIVE'>`status`.as('status'))
    .where('person_id', '=', personId)
    .where('status', '=', 'ACTIVE')
    .orderBy('last_used_at', 'desc')
    .offset(keep)
    .forUpdate()
    .execute()
}

export async function hasSignedInBefore(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select(sql<boolean>`last_login_at is not null`.as('has'))
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return row.has
}
