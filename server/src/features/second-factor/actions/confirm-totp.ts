import { tryOnce, usedUpSignals } from '../../../access/attempts.ts'
import { newFactorBudgets } from '../../../access/budgets.ts'
import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import type { Data } from '../../../http/handlers.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { unseal } from '../../../lib/seal.ts'
import type { Services } from '../../../services.ts'
import { lockTotp, stampTotpUse } from '../second-factor.queries.ts'
import { totpStep } from '../totp.ts'
import { giveFirstCodes } from './renew-recovery-codes.ts'
import { tellOfFactor } from './tell-of-factor.ts'

const WRONG_CODE = 'Der Code stimmt nicht. Warte auf den nächsten und versuche es nochmals.'

/** Returns recovery codes when the person had none: whoever guessed the first code would get them. */
export async function confirmTotp(data: Data, me: Member, code: string, services: Services): Promise<string[]> {
  const tried = await tryOnce(data, 'second_factor', newFactorBudgets(me.id), () =>
    data.begin((tx) => confirm(tx, me, code, services)),
  )
  if (!tried.found) throw wrongField('code', WRONG_CODE, usedUpSignals('second_factor', tried))
  return tried.found
}

async function confirm(tx: Tx, me: Member, code: string, services: Services): Promise<string[] | null> {
  const totp = await lockTotp(tx, me.id)
  if (totp?.is_confirmed) throw new Refusal('second_factor_exists')
  const step = totp && totpStep(unseal(services.secret, 'totp', totp.secret), code, Number(totp.last_step), new Date())
  if (!step) return null
  await stampTotpUse(tx, me.id, step)
  await audit(tx, { actorId: me.id, action: 'confirmTotp', resource: 'person', targetId: me.id })
  await tellOfFactor(tx, me.id, 'securityFactorAdded', 'Authenticator-App')
  return giveFirstCodes(tx, me.id, services)
}
