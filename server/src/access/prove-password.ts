// Somebody signed in must say the password once more before they change how one signs in.
import type { Db, Tx } from '../db/open.ts'
import { Refusal } from '../lib/refusal.ts'
import { findPasswordOf } from './login-failure.queries.ts'
import { clearLoginFailures, guardLogin, recordLoginFailure } from './login-throttle.ts'
import type { Member } from './member.ts'
import type { Passwords } from './passwords.ts'

export const WRONG_PASSWORD = 'Das aktuelle Passwort stimmt nicht.'

interface Proof {
  password: string
  /** Where the call comes from, as the throttle counts it. */
  address: string
}

/** Guesses are slowed exactly as at the login. Not a 401: that would end the session of an honest person who mistypes. */
export async function provePassword(
  { db, begin }: { db: Db; begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> },
  me: Member,
  { password, address }: Proof,
  passwords: Passwords,
) {
  const known = await findPasswordOf(db, me.id)
  const attempt = { email: known?.email ?? me.id, address }
  await guardLogin(db, attempt)
  if (await passwords.matches(known?.password_hash, password)) {
    await begin((tx) => clearLoginFailures(tx, attempt))
    return
  }
  await begin((tx) => recordLoginFailure(tx, attempt))
  throw new Refusal('bad_input', { sentences: [WRONG_PASSWORD] })
}
