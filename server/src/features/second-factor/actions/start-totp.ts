import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { seal } from '../../../lib/seal.ts'
import type { Services } from '../../../services.ts'
import { findFactorOwner } from '../owner.queries.ts'
import { insertTotp } from '../second-factor.queries.ts'
import { newTotpSecret, totpUri } from '../totp.ts'

/** Counts for nothing until a code has confirmed that the app has it. */
export async function startTotp(tx: Tx, me: Member, { secret }: Services) {
  const fresh = newTotpSecret()
  if (!(await insertTotp(tx, me.id, seal(secret, 'totp', fresh)))) throw new Refusal('second_factor_exists')
  const { email } = await findFactorOwner(tx, me.id)
  return { secret: fresh, uri: totpUri(fresh, email) }
}
