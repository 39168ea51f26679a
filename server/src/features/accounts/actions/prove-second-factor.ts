import type { SecondFactorProof } from '@werkplatz/contract/second-factor/schemas.ts'

import { tryOnce, usedUpSignals } from '../../../access/attempts.ts'
import { ACCOUNT, factorBudgets } from '../../../access/budgets.ts'
import { enqueue } from '../../../db/outbox.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Services } from '../../../services.ts'
import { verifySecondFactor } from '../../second-factor/actions/verify-second-factor.ts'
import { findDeviceEpoch } from '../account.queries.ts'
import { openChallenge } from './open-challenge.ts'
import { openSession } from './open-session.ts'
import { replaceFormerSession } from './replace-former-session.ts'
import { tellOfGuessingQueue } from './tell-of-guessing.ts'

/** The second step of a sign-in. A failed try is counted and kept, so it is an answer, not an exception, inside. */
export async function proveSecondFactor(data: Data, from: Origin, proof: SecondFactorProof, services: Services) {
  const challenge = await openChallenge(data, from, proof.challenge)
  const person = { id: challenge.person_id, deviceEpoch: await findDeviceEpoch(data.db, challenge.person_id) }
  const device = services.devices.knows(from.device, person) ? from.device : undefined
  const tried = await tryOnce(data, 'second_factor', factorBudgets(person.id, { device }), () =>
    data.begin(async (tx) => {
      if (!(await verifySecondFactor(tx, challenge.id, proof, services))) return null
      await replaceFormerSession(tx, services.secret, from.refreshToken, person.id)
      return openSession(tx, services.secret, person.id, { userAgent: from.userAgent, isKnown: Boolean(device) })
    }),
  )
  if (!tried.found) {
    if (tried.usedUp.includes(ACCOUNT)) {
      await data.begin((tx) => enqueue(tx, tellOfGuessingQueue, { personId: person.id, secret: 'second_factor' }))
    }
    throw new Refusal('second_factor_failed', usedUpSignals('second_factor', tried))
  }
  return { ...tried.found, deviceCookie: services.devices.remember(from.device, person) }
}
