import { randomBytes } from 'node:crypto'

import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/open.ts'
import { insertSession, stampLogin } from '../account.queries.ts'
import { makeRefreshToken } from '../refresh-tokens.ts'

/** A new session family for a person who has just proved who they are. */
export async function openSession(tx: Tx, secret: Buffer, personId: string, userAgent: string) {
  const salt = randomBytes(32)
  const { id } = await insertSession(tx, { personId, salt, userAgent })
  await stampLogin(tx, personId)
  await audit(tx, { actorId: personId, action: 'logIn', resource: 'session', targetId: id })
  return { sessionId: id, refreshToken: makeRefreshToken(secret, salt, id, 1) }
}
