import { generateAuthenticationOptions } from '@simplewebauthn/server'

import type { Tx } from '../../../db/handles.ts'
import type { Services } from '../../../services.ts'
import { setWebauthnChallenge } from '../challenge.queries.ts'
import { listPasskeys } from '../second-factor.queries.ts'

/** What the browser needs to use one of the person's passkeys in the second step. */
export async function offerPasskeys(tx: Tx, challenge: { id: string; person_id: string }, { site }: Services) {
  const passkeys = await listPasskeys(tx, challenge.person_id)
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    allowCredentials: passkeys.map((passkey) => ({
      id: passkey.credential_id,
      transports: passkey.transports as never[],
    })),
    userVerification: 'preferred',
  })
  await setWebauthnChallenge(tx, challenge.id, options.challenge)
  return { ...options }
}
