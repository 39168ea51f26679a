import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'

import type { Tx } from '../../../db/handles.ts'
import type { Services } from '../../../services.ts'
import { findPasskey, stampPasskeyUse } from '../second-factor.queries.ts'

/** Only cryptography, no network. Anything malformed is simply not a proof. */
export async function verifyPasskey(
  tx: Tx,
  personId: string,
  expectedChallenge: string,
  answer: Record<string, unknown>,
  { site }: Services,
): Promise<boolean> {
  const response = answer as unknown as AuthenticationResponseJSON
  const passkey = typeof response.id === 'string' ? await findPasskey(tx, personId, response.id) : undefined
  if (!passkey) return false
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => null)
  if (!verified?.verified) return false
  await stampPasskeyUse(tx, passkey.id, verified.authenticationInfo.newCounter)
  return true
}
