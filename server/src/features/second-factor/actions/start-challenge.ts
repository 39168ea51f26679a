import { randomBytes } from 'node:crypto'

import type { Tx } from '../../../db/handles.ts'
import { hashToken } from '../../../lib/link-tokens.ts'
import { insertChallenge } from '../challenge.queries.ts'

const CHALLENGE_SECONDS = 5 * 60

/** The password was right: what is given out is worth a second step within five minutes, nothing else. */
export async function startChallenge(tx: Tx, personId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertChallenge(tx, { personId, purpose: 'SIGN_IN', seconds: CHALLENGE_SECONDS, tokenHash: hashToken(token)! })
  return token
}
