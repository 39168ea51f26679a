import { tryOnce, usedUpSignals } from '../../../access/attempts.ts'
import { ACCOUNT, loginBudgets } from '../../../access/budgets.ts'
import { canonicalEmail } from '../../../access/canonical-email.ts'
import { enqueue } from '../../../db/outbox.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { addressKey } from '../../../http/rate-limit.ts'
import { logins } from '../../../lib/metrics.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Services } from '../../../services.ts'
import { startChallenge } from '../../second-factor/actions/start-challenge.ts'
import { listFactorMethods } from '../../second-factor/second-factor.queries.ts'
import { findLogin, updatePasswordHash, type LoginRow } from '../account.queries.ts'
import { openSession } from './open-session.ts'
import { replaceFormerSession } from './replace-former-session.ts'
import { tellOfGuessingQueue } from './tell-of-guessing.ts'

const NOBODY = { id: 'nobody', device_epoch: 0 }

/** Hashing takes long, so it happens before the transaction. Every failure looks and lasts the same (T02). */
export async function logIn(data: Data, from: Origin, services: Services) {
  if (!from.basic) throw new Refusal('login_failed')
  const { user, password } = from.basic
  const email = canonicalEmail(user, services.aliases)
  const [row] = await findLogin(data.db, { email })
  const person = knownPerson(row ?? NOBODY)
  const device = services.devices.knows(from.device, person) ? from.device : undefined
  const budgets = loginBudgets(email, { address: addressKey(from.ip), device })
  const tried = await tryOnce(data, 'password', budgets, async () => {
    const matches = await services.passwords.matches(row?.password_hash, password)
    return matches && row?.status === 'ACTIVE' && !(await services.paused.has(row.company_id)) ? row : null
  })
  if (!tried.found) {
    logins.inc({ outcome: 'failed' })
    // Also for addresses that nobody has: the worker finds out.
    if (tried.usedUp.includes(ACCOUNT)) {
      await data.begin((tx) => enqueue(tx, tellOfGuessingQueue, { email, secret: 'password' }))
    }
    throw new Refusal('login_failed', usedUpSignals('password', tried))
  }
  const login = tried.found
  const rehashed = services.passwords.needsRehash(login.password_hash) ? await services.passwords.hash(password) : null
  const methods = await listFactorMethods(data.db, login.id)
  const opened = await data.begin(async (tx) => {
    if (rehashed) await updatePasswordHash(tx, login.id, rehashed)
    if (methods.length) return { challenge: await startChallenge(tx, login.id) }
    await replaceFormerSession(tx, services.secret, from.refreshToken, login.id)
    return openSession(tx, services.secret, login.id, { userAgent: from.userAgent, isKnown: Boolean(device) })
  })
  logins.inc({ outcome: 'challenge' in opened ? 'second_factor' : 'passed' })
  if ('challenge' in opened) {
    throw new Refusal('second_factor_required', { secondFactor: { challenge: opened.challenge, methods } })
  }
  return { ...opened, deviceCookie: services.devices.remember(from.device, person) }
}

const knownPerson = ({ id, device_epoch }: Pick<LoginRow, 'id' | 'device_epoch'>) => ({ id, deviceEpoch: device_epoch })
