import { generateRegistrationOptions } from '@simplewebauthn/server'
import { brand } from '@werkplatz/content/brand.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import type { Services } from '../../../services.ts'
import { insertChallenge } from '../challenge.queries.ts'
import { findFactorOwner } from '../owner.queries.ts'
import { listPasskeys } from '../second-factor.queries.ts'

const CHALLENGE_SECONDS = 5 * 60

export async function startPasskey(tx: Tx, me: Member, { site }: Services) {
  const [owner, known] = [await findFactorOwner(tx, me.id), await listPasskeys(tx, me.id)]
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: site.host,
    userID: new TextEncoder().encode(me.id),
    userName: owner.email,
    userDisplayName: `${owner.name_first} ${owner.name_last}`,
    attestationType: 'none',
    excludeCredentials: known.map((passkey) => ({ id: passkey.credential_id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await insertChallenge(tx, {
    personId: me.id,
    purpose: 'ADD_PASSKEY',
    seconds: CHALLENGE_SECONDS,
    webauthn: options.challenge,
  })
  return { ...options }
}
