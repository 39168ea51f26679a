import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import type { Services } from '../../../services.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../recovery-codes.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../second-factor.queries.ts'
import { tellOfCodes } from './tell-of-factor.ts'

/** The old ones are worth nothing from now on, wherever they are noted down; the owner hears of it. */
export async function renewRecoveryCodes(tx: Tx, personId: string, services: Services): Promise<string[]> {
  await tellOfCodes(tx, personId)
  return makeCodes(tx, personId, services)
}

/** The codes are shown once; only their MACs stay. */
async function makeCodes(tx: Tx, personId: string, { secret }: Services): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    personId,
    codes.map((code) => hashRecoveryCode(secret, personId, code)),
  )
  await audit(tx, { actorId: personId, action: 'renewRecoveryCodes', resource: 'person', targetId: personId })
  return codes
}

export async function giveFirstCodes(tx: Tx, personId: string, services: Services): Promise<string[]> {
  return (await countRecoveryCodes(tx, personId)) > 0 ? [] : makeCodes(tx, personId, services)
}
