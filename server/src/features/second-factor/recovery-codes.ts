// Ten codes for the day the phone is lost. About 49 bits each, stored as MACs, single use.
import { createHmac, randomInt } from 'node:crypto'

// Without letters and digits that look alike on paper.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const COUNT = 10
const HALF = 5

const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')

export const newRecoveryCodes = () => Array.from({ length: COUNT }, () => `${half()}-${half()}`)

/** Spaces, dashes and capitals do not matter to somebody who types from paper. */
export function hashRecoveryCode(secret: Buffer, personId: string, code: string): Buffer {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery code ${personId} ${typed}`).digest()
}
