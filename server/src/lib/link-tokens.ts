// Secrets that travel in a mailed link (invitation, recovery): 256 bit, single use. What is stored is the SHA-256 to
// find it by and, until the mail is out, a random seed; only seed and the server's secret together give the token. So a
// copy of the database opens nothing, and a mail that must be sent again carries the very same link.
import { createHash, createHmac, randomBytes } from 'node:crypto'

const FORM = /^[\w-]{43}$/

export function tokenFromSeed(secret: Buffer, seed: Buffer): string {
  const key = createHmac('sha256', secret).update('link token').digest()
  return createHmac('sha256', key).update(seed).digest('base64url')
}

/** null: this cannot be one of ours, so nobody needs to be asked. */
export const hashToken = (token: string | undefined): Buffer | null =>
  token && FORM.test(token) ? createHash('sha256').update(token).digest() : null

export function newLinkToken(secret: Buffer): { seed: Buffer; hash: Buffer } {
  const seed = randomBytes(32)
  return { seed, hash: hashToken(tokenFromSeed(secret, seed))! }
}
