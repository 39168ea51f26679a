// A part of a transaction that can be undone alone.
import { sql } from 'kysely'

import type { Tx } from './handles.ts'

/** What fails is undone and thrown on; the transaction can go on. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint step`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint step`.execute(tx)
    throw error
  }
}

/** Answers what the work would answer, and changes nothing. */
export async function withoutTrace<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint trial`.execute(tx)
  const result = await work()
  await sql`rollback to savepoint trial`.execute(tx)
  return result
}
