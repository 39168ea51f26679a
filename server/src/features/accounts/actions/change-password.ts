import type { ChangePassword } from '@werkplatz/contract/accounts/schemas.ts'
import type { z } from 'zod'

import type { Member } from '../../../access/member.ts'
import { guardPassword } from '../../../access/password-rules.ts'
import { provePassword } from '../../../access/prove-password.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import type { Services } from '../../../services.ts'
import { findIdentity } from '../account.queries.ts'
import { setPassword } from './set-password.ts'

/** Hashing takes long, so it happens before the transaction. */
export async function changePassword(
  data: Data,
  me: Member,
  from: Pick<Origin, 'device'>,
  { oldPassword, newPassword }: z.output<typeof ChangePassword>,
  { passwords, devices }: Services,
) {
  await provePassword(data, me, oldPassword, passwords, 'oldPassword')
  guardPassword(newPassword, await findIdentity(data.db, me.id), 'newPassword')
  const hash = await passwords.hash(newPassword)
  const { endedSessions, deviceEpoch } = await data.begin((tx) =>
    setPassword(tx, { personId: me.id, hash, action: 'changePassword', keep: me.sessionId }),
  )
  return { endedSessions, deviceCookie: devices.remember(from.device, { id: me.id, deviceEpoch }) }
}
