// The chain over the audit trail: its functions are in the database, where only the owner can change them
// (server/src/db/migrations/0013_roles_and_audit.sql).
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

export interface Seal {
  no: string
  rows: number
  hash: Buffer
}

/** Closes over everything whose writers are over. */
export async function sealRows(tx: Tx): Promise<Seal[]> {
  const { rows } = await sql<Seal>`select no, rows, hash from audit_seal_rows()`.execute(tx)
  return rows
}

/** Next months' partitions, long before anybody writes into them. */
export async function makeMonths(tx: Tx) {
  await sql`select audit_make_months()`.execute(tx)
}

export async function findLastSeal(db: Db): Promise<number> {
  const last = await db.selectFrom('audit_seal').select('no').orderBy('no', 'desc').limit(1).executeTakeFirst()
  return Number(last?.no ?? 0)
}

export interface Break {
  /** The number of the seal, or the month. */
  where: string
  what: string
}

export async function listBrokenSeals(db: Db, after: number, most: number): Promise<Break[]> {
  const { rows } = await sql<Break>`
    select 'seal ' || no as "where", what from audit_broken_seals(${after}, ${most})
  `.execute(db)
  return rows
}

/** Rows that came to be behind the chain's back. */
export async function listUnsealedMonths(db: Db): Promise<Break[]> {
  const { rows } = await sql<Break>`
    select to_char(month, 'YYYY-MM') as "where", strangers || ' rows too many' as what from audit_unsealed_months()
  `.execute(db)
  return rows
}

/** Which of these have been written down already: a break is told once a day, not once a minute. */
export async function listToldBreaks(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ where: string }>`
    select details ->> 'where' as "where" from audit
    where resource = 'audit' and target_id is null and action = 'chainBroken' and at > now() - interval '1 day'
  `.execute(tx)
  return rows.map((row) => row.where)
}
