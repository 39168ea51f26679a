// Rows of second factors and of the challenges between password and second factor.
import type { FactorMethod } from '@werkplatz/contract/rules/errors.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

/** Empty: this account signs in with the password alone. */
export async function listFactorMethods(db: Db, personId: string): Promise<FactorMethod[]> {
  const { rows } = await sql<{ method: FactorMethod }>`
    select 'totp' as method from totp where person_id = ${personId} and confirmed_at is not null
    union all
    select 'passkey' where exists (select from passkey where person_id = ${personId})
    union all
    select 'recoveryCode' where exists (select from recovery_code where person_id = ${personId} and used_at is null)
  `.execute(db)
  const methods = rows.map((row) => row.method)
  // Recovery codes stand in for a factor; they are none themselves.
  return methods.some((method) => method !== 'recoveryCode') ? methods : []
}

export async function listPasskeys(db: Db | Tx, personId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'date_created', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('date_created')
    .execute()
}

export async function findPasskey(tx: Tx, personId: string, credentialId: string) {
  return tx
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'public_key', 'transports', 'counter'])
    .where('person_id', '=', personId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export interface NewPasskeyRow {
  person_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
}

/** False: this passkey is registered already. */
export async function insertPasskey(tx: Tx, row: NewPasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values(row)
    .onConflict((oc) => oc.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function stampPasskeyUse(tx: Tx, id: string, counter: number) {
  await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Answers its name; undefined: it was gone already. */
export async function deletePasskey(tx: Tx, id: string): Promise<string | undefined> {
  const gone = await tx.deleteFrom('passkey').where('id', '=', id).returning('name').executeTakeFirst()
  return gone?.name
}

export async function lockTotp(tx: Tx, personId: string) {
  return tx
    .selectFrom('totp')
    .select(['secret', 'last_step'])
    .select(sql<boolean>`confirmed_at is not null`.as('is_confirmed'))
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

/** A secret nobody has confirmed yet is replaced; false: there is a confirmed one. */
export async function insertTotp(tx: Tx, personId: string, secret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('totp')
    .values({ person_id: personId, secret })
    .onConflict((oc) => oc.column('person_id').doUpdateSet({ secret }).where('totp.confirmed_at', 'is', null))
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function stampTotpUse(tx: Tx, personId: string, step: number) {
  await tx
    .updateTable('totp')
    .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('person_id', '=', personId)
    .execute()
}

export async function deleteTotp(tx: Tx, personId: string) {
  await tx.deleteFrom('totp').where('person_id', '=', personId).execute()
}

export async function countRecoveryCodes(db: Db | Tx, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function replaceRecoveryCodes(tx: Tx, personId: string, hashes: readonly Buffer[]) {
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ person_id: personId, code_hash })))
    .execute()
}

/** True for exactly one caller. */
export async function useRecoveryCode(tx: Tx, personId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql`now()` })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
