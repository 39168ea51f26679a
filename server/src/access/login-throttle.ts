// Guessing is slowed, honest people are not: failures count per account and address (5 in 15 minutes, then a delay that
// doubles from 1 s to 15 min) and per address (100 in 5 minutes). Successes never count, so that a class behind one
// school address can sign in together; and the account's owner elsewhere is not held up by somebody else's guesses (T01).
import type { Db, Tx } from '../db/open.ts'
import { Refusal } from '../lib/refusal.ts'
import { countLoginFailure, findLoginFailures, forgetLoginFailures } from './login-failure.queries.ts'

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
export async function guardLogin(db: Db, attempt: LoginAttempt) {
  const rows = await findLoginFailures(db, [accountKey(attempt), addressKey(attempt)])
  refuseWhileWaiting(rows)
}

function refuseWhileWaiting(rows: { wait_seconds: number }[]) {
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

// Whoever guesses a second factor knows the password already, so these count per account, wherever they come from.
const factorKey = (personId: string) => `factor ${personId}`

export async function guardFactor(db: Db, personId: string) {
  refuseWhileWaiting(await findLoginFailures(db, [factorKey(personId)]))
}

export const recordFactorFailure = (tx: Tx, personId: string) =>
  countLoginFailure(tx, {
    who: factorKey(personId),
    windowSeconds: ACCOUNT_WINDOW_SECONDS,
    free: ACCOUNT_FREE_FAILURES,
    maxDelaySeconds: MAX_DELAY_SECONDS,
  })

export const clearFactorFailures = (tx: Tx, personId: string) => forgetLoginFailures(tx, factorKey(personId))
