import type { SecondFactorProof } from '@werkplatz/contract/second-factor/schemas.ts'

import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { unseal } from '../../../lib/seal.ts'
import type { Services } from '../../../services.ts'
import { stampChallengeUsed, takeAttempt } from '../challenge.queries.ts'
import { hashRecoveryCode } from '../recovery-codes.ts'
import { lockTotp, stampTotpUse, useRecoveryCode } from '../second-factor.queries.ts'
import { totpStep } from '../totp.ts'
import { verifyPasskey } from './verify-passkey.ts'

/** The person who has proved their second factor, or null. The attempt counts either way, so the caller commits. */
export async function verifySecondFactor(tx: Tx, challengeId: string, proof: SecondFactorProof, services: Services) {
  const challenge = await takeAttempt(tx, challengeId)
  if (!challenge) return null
  const personId = challenge.person_id
  const method = await methodThatFits()
  if (!method) return null
  await stampChallengeUsed(tx, challengeId)
  await audit(tx, {
    actorId: personId,
    action: 'proveSecondFactor',
    resource: 'person',
    targetId: personId,
    details: { method },
  })
  return personId

  async function methodThatFits() {
    if (proof.passkey) {
      return challenge!.webauthn && (await verifyPasskey(tx, personId, challenge!.webauthn, proof.passkey, services))
        ? 'passkey'
        : null
    }
    const code = proof.code?.trim() ?? ''
    if (/^\d{6}$/.test(code)) return (await takeTotp(tx, personId, code, services)) ? 'totp' : null
    return (await useRecoveryCode(tx, personId, hashRecoveryCode(services.secret, personId, code)))
      ? 'recoveryCode'
      : null
  }
}

async function takeTotp(tx: Tx, personId: string, code: string, { secret }: Services): Promise<boolean> {
  const totp = await lockTotp(tx, personId)
  if (!totp?.is_confirmed) return false
  const step = totpStep(unseal(secret, 'totp', totp.secret), code, Number(totp.last_step), new Date())
  if (step === null) return false
  await stampTotpUse(tx, personId, step)
  return true
}
