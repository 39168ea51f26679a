// Trying a secret. A try is reserved in PostgreSQL before anything is compared, so that however many come at once, on
// however many nodes, only as many are compared as the budget has free (T01). A right one gives its reservation back:
// success never counts against anybody. A new kind of secret (a guest's link, say) is a list of budgets and a function
// that compares.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Db, Lone } from '../db/handles.ts'
import { attempts } from '../lib/metrics.ts'
import { Refusal } from '../lib/refusal.ts'
import { findAttemptWait, reserveAttempt, settleAttempt, type BudgetRow } from './attempt.queries.ts'

/** What is guessed at. */
export type Secret = 'password' | 'second_factor' | 'link'

export interface Budget extends Omit<BudgetRow, 'key'> {
  /** Named in logs and figures. */
  name: string
  /** Whom or what it belongs to; stored as a hash. */
  subject: string
}

/** The free tries are over: for the log and the figures. */
export const usedUpSignals = (secret: Secret, { usedUp }: { usedUp: string[] }) =>
  usedUp.length ? { signals: usedUp.map((name) => `${secret}_${name}`) } : {}

export type Tried<T> = { found: T } | { found: null; usedUp: string[] }

export interface TryData {
  db: Db
  lone: Lone
}

/** How long a try waits for its turn while others of the same budget are compared. */
const PATIENCE_MS = 3_000

/** `compare` answers what the secret opens, or null for a wrong one. It runs outside of any transaction. */
export async function tryOnce<T>(
  data: TryData,
  secret: Secret,
  budgets: readonly Budget[],
  compare: () => Promise<T | null | undefined>,
): Promise<Tried<T>> {
  const rows = budgets.map((budget) => ({ ...budget, key: keyOf(secret, budget) }))
  await reserve(data, secret, rows)
  let found: T | null = null
  let usedUp: Buffer[] = []
  try {
    found = (await compare()) ?? null
  } finally {
    // Also when it broke: for all we know it has compared.
    attempts.inc({ secret, outcome: found === null ? 'failed' : 'passed' })
    usedUp = await settleAttempt(data.lone, rows, found !== null)
  }
  if (found !== null) return { found }
  return {
    found: null,
    usedUp: rows.filter(({ key }) => usedUp.some((one) => one.equals(key))).map(({ name }) => name),
  }
}

const keyOf = (secret: Secret, { name, subject }: Budget) =>
  createHash('sha256').update(`${secret} ${name} ${subject}`).digest()

async function reserve({ db, lone }: TryData, secret: Secret, rows: readonly (Budget & BudgetRow)[]) {
  const deadline = performance.now() + PATIENCE_MS
  for (let waited = 25; ; waited = Math.min(400, waited * 2)) {
    const wait = (await findAttemptWait(db, rows)) ?? (await reserveAttempt(lone, rows))
    if (wait === null) return
    if (wait > 0 || performance.now() > deadline) {
      attempts.inc({ secret, outcome: 'refused' })
      throw new Refusal('too_many_requests', {
        retryAfter: Math.max(1, Math.ceil(wait)),
        signals: ['throttled'],
        secret,
      })
    }
    // A class that opens its invitations at the same moment takes turns; nobody is refused for being many.
    await pause(waited * (0.5 + Math.random()))
  }
}
