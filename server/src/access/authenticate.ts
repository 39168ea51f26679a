// From a bearer token to the caller. Verified tokens and members are remembered for at most 5 seconds: that is how long
// a right can outlive its end even when the bus is down; with the bus up it is milliseconds (T07).
import type { Clock } from '../lib/clock.ts'
import type { FindMember } from './member-batches.ts'
import { memberFrom, type Member } from './member.ts'
import type { PausedCompanies } from './paused-companies.ts'
import type { AccessTokens } from './tokens.ts'

const REMEMBER_MS = 5_000
const MAX_REMEMBERED = 50_000

export interface Authenticator {
  member(token: string): Promise<Member | null>
  /** The session ended or its rights changed: forget it now. */
  forget(sessionId: string): void
  forgetAll(): void
}

interface Remembered {
  member: Member | null
  until: number
}

export function authenticator(
  findMember: FindMember,
  tokens: AccessTokens,
  clock: Clock,
  paused: PausedCompanies,
): Authenticator {
  const sessionOf = new Map<string, { sessionId: string; expires: number }>()
  const members = new Map<string, Remembered>()

  const sessionFor = async (token: string, now: number) => {
    const known = sessionOf.get(token)
    if (known && known.expires * 1000 > now) return known.sessionId
    const claims = await tokens.verify(token)
    if (!claims) return null
    // Dropping everything at the limit keeps memory bounded without keeping an order; it refills in seconds.
    if (sessionOf.size >= MAX_REMEMBERED) sessionOf.clear()
    sessionOf.set(token, { sessionId: claims.sessionId, expires: claims.expires })
    return claims.sessionId
  }

  return {
    async member(token) {
      const now = clock.now().getTime()
      const sessionId = await sessionFor(token, now)
      if (!sessionId) return null
      const known = members.get(sessionId)
      if (known && known.until > now) return known.member
      const row = await findMember(sessionId)
      const member = row && !(await paused.has(row.company_id)) ? memberFrom(row) : null
      // Finishing set-up must open the product at once on every node, so until then nothing is remembered.
      if (member && !member.setupDone) return member
      if (members.size >= MAX_REMEMBERED) members.clear()
      members.set(sessionId, { member, until: now + REMEMBER_MS })
      return member
    },
    forget: (sessionId) => void members.delete(sessionId),
    forgetAll: () => {
      members.clear()
      paused.forget()
    },
  }
}
