import type { ChangePassword } from '@werkplatz/contract/accounts/schemas.ts'
import type { z } from 'zod'

import type { Member } from '../../../access/member.ts'
import { guardPassword } from '../../../access/password-rules.ts'
import { provePassword } from '../../../access/prove-password.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { addressKey } from '../../../http/rate-limit.ts'
import { findIdentity } from '../account.queries.ts'
import type { AccountParts } from '../account.routes.ts'
import { setPassword } from './set-password.ts'

/** Answers the sessions that ended. Hashing takes long, so it happens before the transaction. */
export async function changePassword(
  data: Data,
  me: Member,
  from: Origin,
  { oldPassword, newPassword }: z.output<typeof ChangePassword>,
  { passwords }: AccountParts,
) {
  const proof = { password: oldPassword, address: addressKey(from.ip) }
  await provePassword(data, me, proof, passwords)
  guardPassword(newPassword, await findIdentity(data.db, me.id))
  const hash = await passwords.hash(newPassword)
  return data.begin((tx) => setPassword(tx, { personId: me.id, hash, action: 'changePassword', keep: me.sessionId }))
}
