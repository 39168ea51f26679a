import type { Tx } from '../../../db/handles.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { lockSession, rotateSession, type SessionRow } from '../account.queries.ts'
import { isGenuine, makeRefreshToken, parseRefreshToken, type RefreshToken } from '../refresh-tokens.ts'
import { endSession } from './end-session.ts'

/** Two tabs, or an answer lost on the way: the immediate predecessor gets the same successor for this long. */
export const GRACE_SECONDS = 30
export const IDLE_DAYS = 30

export type Refreshed =
  | { sessionId: string; personId: string; refreshToken: string }
  | { ended: true; reuseOf?: { sessionId: string; personId: string } }

/**
 * Rotates the session's token. Answers instead of throwing when the session is over, because ending it for reuse is a
 * change that must be committed.
 */
export async function refreshSession(tx: Tx, secret: Buffer, text: string | undefined): Promise<Refreshed> {
  const token = parseRefreshToken(text)
  if (!token) return { ended: true }
  const session = await lockSession(tx, token.sessionId)
  if (!session || session.status !== 'ACTIVE' || !isGenuine(secret, session.salt, token)) return { ended: true }
  if (session.idle_seconds > IDLE_DAYS * 24 * 3600) {
    await endSession(tx, session, 'expire', null)
    return { ended: true }
  }
  const generation = nextGeneration(session, token)
  if (generation === null) {
    await endSession(tx, session, 'endForReuse', null)
    await tellOfReuse(tx, session)
    return { ended: true, reuseOf: { sessionId: session.id, personId: session.person_id } }
  }
  if (generation > session.generation) await rotateSession(tx, session.id, generation)
  return {
    sessionId: session.id,
    personId: session.person_id,
    refreshToken: makeRefreshToken(secret, session.salt, session.id, generation),
  }
}

/** A copy of the cookie is somewhere it should not be. */
const tellOfReuse = (tx: Tx, session: SessionRow) =>
  enqueueMail(tx, {
    key: `reuse ${session.id}`,
    template: 'securityTokenReuse',
    to: { personId: session.person_id },
    values: { dateCreated: zurichText(new Date()) },
    link: { path: '/dashboard/request-recovery' },
  })

function nextGeneration(session: SessionRow, token: RefreshToken): number | null {
  if (token.generation === session.generation) return session.generation + 1
  const isPredecessor = token.generation === session.generation - 1
  return isPredecessor && session.rotated_seconds_ago <= GRACE_SECONDS ? session.generation : null
}
