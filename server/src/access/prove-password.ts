// Somebody signed in must say the password once more before they change how one signs in.
import { wrongField } from '../lib/refusal.ts'
import { tryOnce, usedUpSignals, type TryData } from './attempts.ts'
import { ownPasswordBudgets } from './budgets.ts'
import type { Member } from './member.ts'
import { findPasswordOf } from './password.queries.ts'
import type { Passwords } from './passwords.ts'

export const WRONG_PASSWORD = 'Das aktuelle Passwort stimmt nicht.'

/**
 * Guesses are slowed as at the login. Not a 401: that would end the session of an honest person who mistypes.
 * `path`: what the call names it.
 */
export async function provePassword(
  data: TryData,
  me: Member,
  password: string,
  passwords: Passwords,
  path = 'password',
) {
  const hash = await findPasswordOf(data.db, me.id)
  const tried = await tryOnce(data, 'password', ownPasswordBudgets(me.id), async () =>
    (await passwords.matches(hash, password)) ? true : null,
  )
  if (!tried.found) throw wrongField(path, WRONG_PASSWORD, usedUpSignals('password', tried))
}
