import { canonicalEmail } from '../../../access/canonical-email.ts'
import { clearLoginFailures, guardLogin, recordLoginFailure } from '../../../access/login-throttle.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { addressKey } from '../../../http/rate-limit.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { startChallenge } from '../../second-factor/actions/start-challenge.ts'
import { listFactorMethods } from '../../second-factor/second-factor.queries.ts'
import { findLogin, updatePasswordHash } from '../account.queries.ts'
import type { AccountParts } from '../account.routes.ts'
import { openSession } from './open-session.ts'
import { replaceFormerSession } from './replace-former-session.ts'

/** Hashing takes long, so it happens before the transaction. Every failure looks and lasts the same (T02). */
export async function logIn(data: Data, from: Origin, parts: AccountParts) {
  if (!from.basic) throw new Refusal('login_failed')
  const attempt = { email: canonicalEmail(from.basic.user, parts.aliases), address: addressKey(from.ip) }
  await guardLogin(data.db, attempt)
  const [login] = await findLogin(data.db, { email: attempt.email })
  const matches = await parts.passwords.matches(login?.password_hash, from.basic.password)
  if (!login || !matches || login.status !== 'ACTIVE') {
    await data.begin((tx) => recordLoginFailure(tx, attempt))
    throw new Refusal('login_failed')
  }
  const rehashed = parts.passwords.needsRehash(login.password_hash)
    ? await parts.passwords.hash(from.basic.password)
    : null
  const methods = await listFactorMethods(data.db, login.id)
  const opened = await data.begin(async (tx) => {
    if (rehashed) await updatePasswordHash(tx, login.id, rehashed)
    await clearLoginFailures(tx, attempt)
    if (methods.length) return { challenge: await startChallenge(tx, login.id) }
    await replaceFormerSession(tx, parts.secret, from.refreshToken, login.id)
    return openSession(tx, parts.secret, login.id, from.userAgent)
  })
  if ('challenge' in opened) {
    throw new Refusal('second_factor_required', { secondFactor: { challenge: opened.challenge, methods } })
  }
  return opened
}
