import type { Tx } from '../../../db/handles.ts'
import { lockSession } from '../account.queries.ts'
import { isGenuine, parseRefreshToken } from '../refresh-tokens.ts'
import { endSession } from './end-session.ts'

/** Signing in again in the same browser must not leave the former session open behind the person's back. */
export async function replaceFormerSession(tx: Tx, secret: Buffer, text: string | undefined, personId: string) {
  const token = parseRefreshToken(text)
  const former = token && (await lockSession(tx, token.sessionId))
  if (former?.status === 'ACTIVE' && isGenuine(secret, former.salt, token!)) {
    await endSession(tx, former, 'replace', personId)
  }
}
