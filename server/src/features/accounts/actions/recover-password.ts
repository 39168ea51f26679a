import { openLink } from '../../../access/open-link.ts'
import { guardPassword } from '../../../access/password-rules.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { addressKey } from '../../../http/rate-limit.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Services } from '../../../services.ts'
import { findRecovery, useRecovery } from '../recovery.queries.ts'
import { setPassword } from './set-password.ts'

export const openRecovery = (data: Data, from: Origin, token: string) =>
  openLink(data, addressKey(from.ip), token, 'recovery_invalid', (hash) => findRecovery(data.db, hash))

/**
 * Works once, however many try at the same moment. A second factor is asked for at the next login all the same. The
 * device is a known one from now on: whoever is kept out by somebody else's guesses gets in by way of their mailbox.
 */
export async function recoverPassword(
  data: Data,
  from: Origin,
  { token, password }: { token: string; password: string },
  { passwords, devices }: Services,
) {
  const recovery = await openRecovery(data, from, token)
  guardPassword(password, [recovery.email, recovery.name_first, recovery.name_last])
  const hash = await passwords.hash(password)
  const { endedSessions, deviceEpoch } = await data.begin(async (tx) => {
    if (!(await useRecovery(tx, recovery.id))) throw new Refusal('recovery_invalid')
    return setPassword(tx, { personId: recovery.person_id, hash, action: 'recoverPassword' })
  })
  return { endedSessions, deviceCookie: devices.remember(from.device, { id: recovery.person_id, deviceEpoch }) }
}
