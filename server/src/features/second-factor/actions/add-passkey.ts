import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { wrongField } from '../../../lib/refusal.ts'
import type { Services } from '../../../services.ts'
import { findPasskeyBeingAdded, stampChallengeUsed } from '../challenge.queries.ts'
import { insertPasskey } from '../second-factor.queries.ts'
import { giveFirstCodes } from './renew-recovery-codes.ts'
import { tellOfFactor } from './tell-of-factor.ts'

const NOT_ADDED = 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuche es nochmals.'

/** Returns recovery codes when the person had none. */
export async function addPasskey(
  tx: Tx,
  me: Member,
  { name, answer }: { name: string; answer: Record<string, unknown> },
  services: Services,
): Promise<string[]> {
  const challenge = await findPasskeyBeingAdded(tx, me.id)
  const verified =
    challenge?.webauthn &&
    (await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge.webauthn,
      expectedOrigin: services.site.origin,
      expectedRPID: services.site.host,
      requireUserVerification: false,
    }).catch(() => null))
  if (!verified || !verified.verified) throw wrongField('answer', NOT_ADDED)
  const { credential } = verified.registrationInfo
  await stampChallengeUsed(tx, challenge.id)
  const isNew = await insertPasskey(tx, {
    person_id: me.id,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
  })
  if (!isNew) throw wrongField('answer', NOT_ADDED)
  await audit(tx, { actorId: me.id, action: 'addPasskey', resource: 'person', targetId: me.id })
  await tellOfFactor(tx, me.id, 'securityFactorAdded', `Passkey «${name}»`)
  return giveFirstCodes(tx, me.id, services)
}
