// Challenges: between the right password and the second factor, and while a passkey is being added.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

export const MAX_ATTEMPTS = 5

export interface NewChallenge {
  personId: string
  purpose: 'SIGN_IN' | 'ADD_PASSKEY'
  seconds: number
  tokenHash?: Buffer
  webauthn?: string
}

export async function insertChallenge(tx: Tx, { personId, purpose, seconds, tokenHash, webauthn }: NewChallenge) {
  await tx
    .insertInto('factor_challenge')
    .values({
      person_id: personId,
      purpose,
      token_hash: tokenHash ?? null,
      webauthn: webauthn ?? null,
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
    })
    .execute()
}

export async function findSignInChallenge(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('factor_challenge')
    .select(['id', 'person_id', 'webauthn'])
    .select(sql<boolean>`used_at is null and expires_at > now() and attempts < ${MAX_ATTEMPTS}`.as('is_open'))
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'SIGN_IN')
    .executeTakeFirst()
}

/** Each attempt counts, also one that fails: the caller commits either way. */
export async function takeAttempt(tx: Tx, id: string) {
  return tx
    .updateTable('factor_challenge')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', MAX_ATTEMPTS)
    .returning(['id', 'person_id', 'webauthn'])
    .executeTakeFirst()
}

export async function setWebauthnChallenge(tx: Tx, id: string, webauthn: string) {
  await tx.updateTable('factor_challenge').set({ webauthn }).where('id', '=', id).execute()
}

export async function findPasskeyBeingAdded(tx: Tx, personId: string) {
  return tx
    .selectFrom('factor_challenge')
    .select(['id', 'webauthn'])
    .where('person_id', '=', personId)
    .where('purpose', '=', 'ADD_PASSKEY')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('date_created', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function stampChallengeUsed(tx: Tx, id: string) {
  await tx
    .updateTable('factor_challenge')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteOldChallenges(tx: Tx) {
  await tx
    .deleteFrom('factor_challenge')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
