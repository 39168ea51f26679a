// Access tokens: EdDSA JWTs of one kind only. Refresh tokens: features/accounts/refresh-tokens.ts.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

import { jwtVerify, SignJWT } from 'jose'

import type { Clock } from '../lib/clock.ts'

const ISSUER = 'werkplatz'
const AUDIENCE = 'werkplatz-api'
const TYPE = 'at+jwt'
export const ACCESS_TOKEN_SECONDS = 15 * 60

export interface AccessTokens {
  sign(sessionId: string, personId: string): Promise<{ accessToken: string; expires: Date }>
  /** The session the token belongs to and when it ends, or null for anything that is not one of ours. */
  verify(token: string): Promise<{ sessionId: string; personId: string; expires: number } | null>
}

/** The key is given as base64 of a PKCS8 PEM, so that it fits into one line of the environment. */
export function accessTokens(privateKeyBase64: string, clock: Clock): AccessTokens {
  const privateKey: KeyObject = createPrivateKey(Buffer.from(privateKeyBase64, 'base64').toString('utf8'))
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('TOKEN_PRIVATE_KEY must be an Ed25519 key')
  const publicKey = createPublicKey(privateKey)
  return {
    async sign(sessionId, personId) {
      const issued = Math.floor(clock.now().getTime() / 1000)
      const expires = issued + ACCESS_TOKEN_SECONDS
      const accessToken = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'EdDSA', typ: TYPE })
        .setSubject(personId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(privateKey)
      return { accessToken, expires: new Date(expires * 1000) }
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: ['EdDSA'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ['sub', 'sid', 'exp', 'iat'],
          currentDate: clock.now(),
          clockTolerance: 30,
        })
        if (typeof payload.sid !== 'string' || !payload.sub || !payload.exp) return null
        return { sessionId: payload.sid, personId: payload.sub, expires: payload.exp }
      } catch {
        return null
      }
    },
  }
}
