// Codes of an authenticator app: six digits, thirty seconds, one step of patience to either side.
import { brand } from '@werkplatz/content/brand.ts'
import { Secret, TOTP } from 'otpauth'

const PERIOD = 30

const totpOf = (secret: string, email = '') =>
  new TOTP({ issuer: brand.name, label: email, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 })

export const newTotpSecret = () => new Secret({ size: 20 }).base32

export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString()

/** The time step the code belongs to, or null. A step that was used before is worth nothing. */
export function totpStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return null
  const step = Math.floor(now.getTime() / 1000 / PERIOD) + delta
  return step > lastStep ? step : null
}
