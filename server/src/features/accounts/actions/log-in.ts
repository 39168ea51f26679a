import type { Data, Origin } from '../../../http/handlers.ts'
import { addressKey } from '../../../http/rate-limit.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { findLogin, lockSession, updatePasswordHash } from '../account.queries.ts'
import type { AccountParts } from '../account.routes.ts'
import { canonicalEmail } from '../canonical-email.ts'
import { clearLoginFailures, guardLogin, recordLoginFailure } from '../login-throttle.ts'
import { isGenuine, parseRefreshToken } from '../refresh-tokens.ts'
import { endSession } from './end-session.ts'
import { openSession } from './open-session.ts'

/** Hashing takes long, so it happens before the transaction. Every failure looks and lasts the same (T02). */
export async function logIn(data: Data, from: Origin, parts: AccountParts) {
  if (!from.basic) throw new Refusal('login_failed')
  const attempt = { email: canonicalEmail(from.basic.user, parts.aliases), address: addressKey(from.ip) }
  await guardLogin(data, attempt)
  const [login] = await findLogin(data.db, { email: attempt.email })
  const matches = await parts.passwords.matches(login?.password_hash, from.basic.password)
  if (!login || !matches || login.status !== 'ACTIVE') {
    await data.begin((tx) => recordLoginFailure(tx, attempt))
    throw new Refusal('login_failed')
  }
  const rehashed = parts.passwords.needsRehash(login.password_hash)
    ? await parts.passwords.hash(from.basic.password)
    : null
  return data.begin(async (tx) => {
    if (rehashed) await updatePasswordHash(tx, login.id, rehashed)
    await clearLoginFailures(tx, attempt)
    await replaceFormerSession(from.refreshToken)
    return openSession(tx, parts.secret, login.id, from.userAgent)

    // Signing in again in the same browser must not leave the former session open behind the person's back.
    async function replaceFormerSession(text: string | undefined) {
      const token = parseRefreshToken(text)
      const former = token && (await lockSession(tx, token.sessionId))
      if (former?.status === 'ACTIVE' && isGenuine(parts.secret, former.salt, token!)) {
        await endSession(tx, former, 'replace', login!.id)
      }
    }
  })
}
