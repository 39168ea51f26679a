// Tries at secrets: the functions of migration 0009. Each is one statement that commits by itself, so that a row
// everybody wants is held for no round trip.
import { sql } from 'kysely'

import type { Db, Lone, Tx } from '../db/handles.ts'

export interface BudgetRow {
  key: Buffer
  free: number
  windowSeconds: number
  firstDelaySeconds: number
  longestDelaySeconds: number
  forgives: boolean
}

/** As reserveAttempt would answer, without any lock: a flood that is refused must not queue up behind itself. */
export async function findAttemptWait(db: Db, budgets: readonly BudgetRow[]): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select max(attempt_wait(attempt, budget.free, budget.window_seconds)) as wait
    from unnest(${budgets.map(({ key }) => key)}::bytea[], ${budgets.map(({ free }) => free)}::int[],
      ${budgets.map(({ windowSeconds }) => windowSeconds)}::float8[]) as budget (who, free, window_seconds)
    join attempt using (who)
  `.execute(db)
  return rows[0]!.wait
}

/** Null: reserved. 0: other tries of this budget are being compared right now. Otherwise the seconds to wait. */
export async function reserveAttempt(lone: Lone, budgets: readonly BudgetRow[]): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select reserve_attempt(${budgets.map(({ key }) => key)}::bytea[], ${budgets.map(({ free }) => free)}::int[],
      ${budgets.map(({ windowSeconds }) => windowSeconds)}::float8[]) as wait
  `.execute(lone)
  return rows[0]!.wait
}

/** Returns the budgets that this failure has used up. */
export async function settleAttempt(lone: Lone, budgets: readonly BudgetRow[], isSuccess: boolean): Promise<Buffer[]> {
  const { rows } = await sql<{ who: Buffer }>`
    select settle_attempt as who from settle_attempt(${budgets.map(({ key }) => key)}::bytea[], ${isSuccess},
      ${budgets.map(({ forgives }) => forgives)}::bool[], ${budgets.map(({ free }) => free)}::int[],
      ${budgets.map(({ firstDelaySeconds }) => firstDelaySeconds)}::float8[],
      ${budgets.map(({ longestDelaySeconds }) => longestDelaySeconds)}::float8[])
  `.execute(lone)
  return rows.map(({ who }) => who)
}

/** Longer than any window. */
export async function deleteOldAttempts(tx: Tx) {
  await tx
    .deleteFrom('attempt')
    .where('first_at', '<', sql<Date>`now() - interval '25 hours'`)
    .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', sql<Date>`now()`)]))
    .execute()
}
