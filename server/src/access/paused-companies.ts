// Companies nobody signs in to. Few or none: read as one list and remembered for 5 seconds, so that neither signing in nor a
// call asks for the company of whoever calls.
import type { Clock } from '../lib/clock.ts'

const REMEMBER_MS = 5_000

export interface PausedCompanies {
  has(companyId: string): Promise<boolean>
  /** One was paused or opened: ask again. */
  forget(): void
}

export function pausedCompanies(list: () => Promise<readonly string[]>, clock: Clock): PausedCompanies {
  let known: { ids: Promise<ReadonlySet<string>>; until: number } | undefined
  return {
    async has(companyId) {
      const now = clock.now().getTime()
      if (!known || known.until <= now) {
        const ids = list().then((found) => new Set(found))
        known = { ids, until: now + REMEMBER_MS }
        // A failed question is asked again by the next call.
        ids.catch(() => (known = undefined))
      }
      return (await known.ids).has(companyId)
    },
    forget: () => (known = undefined),
  }
}
