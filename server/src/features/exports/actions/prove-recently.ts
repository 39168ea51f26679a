import type { TryData } from '../../../access/attempts.ts'
import type { Member } from '../../../access/member.ts'
import type { Passwords } from '../../../access/passwords.ts'
import { provePassword } from '../../../access/prove-password.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { isSessionFresh } from '../export.queries.ts'

const MINUTES = 5

/** Who takes along the data of many says the password once more, unless they said it a moment ago (T17). */
export async function proveRecently(data: TryData, me: Member, password: string | undefined, passwords: Passwords) {
  if (password !== undefined) await provePassword(data, me, password, passwords)
  else if (!(await isSessionFresh(data.db, me.sessionId, MINUTES))) throw new Refusal('password_needed')
}
