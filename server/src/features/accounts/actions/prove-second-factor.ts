import type { SecondFactorProof } from '@werkplatz/contract/second-factor/schemas.ts'

import { guardFactor } from '../../../access/login-throttle.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { hashToken } from '../../../lib/link-tokens.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { takeSecondFactor } from '../../second-factor/actions/take-second-factor.ts'
import { findSignInChallenge } from '../../second-factor/challenge.queries.ts'
import type { AccountParts } from '../account.routes.ts'
import { openSession } from './open-session.ts'
import { replaceFormerSession } from './replace-former-session.ts'

/** The second step of a sign-in. A failed try is counted and kept, so it is an answer, not an exception, inside. */
export async function proveSecondFactor(data: Data, from: Origin, proof: SecondFactorProof, parts: AccountParts) {
  const hash = hashToken(proof.challenge)
  const challenge = hash && (await findSignInChallenge(data.db, hash))
  if (!challenge) throw new Refusal('second_factor_failed')
  await guardFactor(data.db, challenge.person_id)
  const opened = await data.begin(async (tx) => {
    const personId = await takeSecondFactor(tx, challenge.id, proof, parts)
    if (!personId) return null
    await replaceFormerSession(tx, parts.secret, from.refreshToken, personId)
    return openSession(tx, parts.secret, personId, from.userAgent)
  })
  if (!opened) throw new Refusal('second_factor_failed')
  return opened
}
