// Refresh tokens without a token table. Generation n of a session is a MAC over (session, n) with a key made from the
// server's secret and the session's salt; the row only knows which generation is current. So nothing at rest can be
// replayed, the immediate predecessor can be answered with the very same successor, and an old token is told from a
// made-up one (only the former ends the session).
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface RefreshToken {
  sessionId: string
  generation: number
  mac: Buffer
}

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/

export function parseRefreshToken(text: string | undefined): RefreshToken | null {
  const match = FORM.exec(text ?? '')
  if (!match) return null
  return { sessionId: match[1]!, generation: Number(match[2]), mac: Buffer.from(match[3]!, 'base64url') }
}

function macOf(secret: Buffer, salt: Buffer, sessionId: string, generation: number): Buffer {
  const key = createHmac('sha256', secret).update(sessionId).update(salt).digest()
  return createHmac('sha256', key).update(`refresh ${generation}`).digest()
}

export const makeRefreshToken = (secret: Buffer, salt: Buffer, sessionId: string, generation: number): string =>
  `${sessionId}.${generation}.${macOf(secret, salt, sessionId, generation).toString('base64url')}`

export const isGenuine = (secret: Buffer, salt: Buffer, token: RefreshToken): boolean =>
  timingSafeEqual(token.mac, macOf(secret, salt, token.sessionId, token.generation))
