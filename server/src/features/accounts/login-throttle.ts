// Guessing is slowed, honest people are not: failures count per account and address (5 in 15 minutes, then a delay that
// doubles from 1 s to 15 min) and per address (100 in 5 minutes). Successes never count, so that a class behind one
// school address can sign in together; and the account's owner elsewhere is not held up by somebody else's guesses (T01).
import type { Tx } from '../../db/open.ts'
import type { Data } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import { countLoginFailure, findLoginFailures, forgetLoginFailures } from './account.queries.ts'

export interface LoginAttempt {
  email: string
  address: string
}

const ACCOUNT_WINDOW_SECONDS = 15 * 60
const ACCOUNT_FREE_FAILURES = 5
const MAX_DELAY_SECONDS = 15 * 60
const ADDRESS_WINDOW_SECONDS = 5 * 60
const ADDRESS_FAILURES = 100

const accountKey = (attempt: LoginAttempt) => `account ${attempt.email} ${attempt.address}`
const addressKey = (attempt: LoginAttempt) => `address ${attempt.address}`

/** Before any hash is computed. */
export async function guardLogin(data: Data, attempt: LoginAttempt) {
  const rows = await findLoginFailures(data.db, [accountKey(attempt), addressKey(attempt)])
  const wait = Math.max(0, ...rows.map((row) => row.wait_seconds))
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: Math.ceil(wait) })
}

export async function recordLoginFailure(tx: Tx, attempt: LoginAttempt) {
  await countLoginFailure(tx, {
    who: accountKey(attempt),
    windowSeconds: ACCOUNT_WINDOW_SECONDS,
    free: ACCOUNT_FREE_FAILURES,
    maxDelaySeconds: MAX_DELAY_SECONDS,
  })
  await countLoginFailure(tx, {
    who: addressKey(attempt),
    windowSeconds: ADDRESS_WINDOW_SECONDS,
    free: ADDRESS_FAILURES,
    maxDelaySeconds: ADDRESS_WINDOW_SECONDS,
  })
}

export const clearLoginFailures = (tx: Tx, attempt: LoginAttempt) => forgetLoginFailures(tx, accountKey(attempt))
