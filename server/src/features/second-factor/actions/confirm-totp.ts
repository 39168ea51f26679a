import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { unseal } from '../../../lib/seal.ts'
import { lockTotp, stampTotpUse } from '../second-factor.queries.ts'
import type { FactorParts } from '../second-factor.routes.ts'
import { totpStep } from '../totp.ts'
import { giveFirstCodes } from './renew-recovery-codes.ts'

const WRONG_CODE = 'Der Code stimmt nicht. Warte auf den nächsten und versuche es nochmals.'

/** Answers recovery codes when the person had none. */
export async function confirmTotp(tx: Tx, me: Member, code: string, parts: FactorParts): Promise<string[]> {
  const totp = await lockTotp(tx, me.id)
  if (totp?.is_confirmed) throw new Refusal('second_factor_exists')
  const step = totp && totpStep(unseal(parts.secret, 'totp', totp.secret), code, Number(totp.last_step), new Date())
  if (!step) throw new Refusal('bad_input', { sentences: [WRONG_CODE] })
  await stampTotpUse(tx, me.id, step)
  await audit(tx, { actorId: me.id, action: 'confirmTotp', resource: 'person', targetId: me.id })
  return giveFirstCodes(tx, me.id, parts)
}
