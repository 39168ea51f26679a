import { guardPassword } from '../../../access/password-rules.ts'
import type { Data } from '../../../http/handlers.ts'
import { hashToken } from '../../../lib/link-tokens.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { AccountParts } from '../account.routes.ts'
import { findOpenRecovery, useRecovery } from '../recovery.queries.ts'
import { setPassword } from './set-password.ts'

export async function openRecovery(data: Pick<Data, 'db'>, token: string) {
  const hash = hashToken(token)
  const recovery = hash && (await findOpenRecovery(data.db, hash))
  if (!recovery) throw new Refusal('recovery_invalid')
  return recovery
}

/** Works once, however many try at the same moment. A second factor is asked for at the next login all the same. */
export async function recoverPassword(data: Data, token: string, password: string, { passwords }: AccountParts) {
  const recovery = await openRecovery(data, token)
  guardPassword(password, [recovery.email, recovery.name_first, recovery.name_last])
  const hash = await passwords.hash(password)
  return data.begin(async (tx) => {
    if (!(await useRecovery(tx, recovery.id))) throw new Refusal('recovery_invalid')
    return setPassword(tx, { personId: recovery.person_id, hash, action: 'recoverPassword' })
  })
}
