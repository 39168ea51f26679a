import { z } from 'zod'

import { Id, Instant } from '../shared/shapes.ts'
import { factorLimits as limits } from './limits.ts'

export const Passkey = z
  .object({ id: Id, name: z.string(), dateCreated: Instant, dateUsed: Instant.nullable() })
  .meta({ id: 'Passkey' })

export const SecondFactor = z
  .object({
    totp: z.boolean(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.number().int(),
    /** People with reach over others are strongly advised to have one. */
    suggested: z.boolean(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

/** Changing a second factor takes the password once more. */
export const OwnPassword = z.string().min(1).max(200)
export const PasswordBody = z.strictObject({ password: OwnPassword })

export const TotpSetup = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'TotpSetup' })
export const TotpCode = z.string().regex(/^\d{6}$/)

/** Shown once, right after they were made. Empty when the person has some already. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** WebAuthn's own JSON: made by one library, read by its other half. */
export const WebAuthnOptions = z.object({ options: z.record(z.string(), z.unknown()) }).meta({ id: 'WebAuthnOptions' })
export const WebAuthnAnswer = z.record(z.string().max(60), z.unknown())

const PasskeyName = z
  .string()
  .trim()
  .min(1)
  .max(limits.name)
  .regex(/^\P{Cc}+$/u)
  .meta({ examples: ['Laptop', 'iPhone von Lea', 'Schlüssel 🔑'] })

export const NewPasskey = z.strictObject({ name: PasskeyName, answer: WebAuthnAnswer })
export const RemovePasskey = z.strictObject({ id: Id, password: OwnPassword })

export const Challenge = z.string().min(1).max(100)
export const SecondFactorProof = z.strictObject({
  challenge: Challenge,
  /** Six digits of the app, or a recovery code. */
  code: z.string().min(limits.code).max(limits.proof).optional(),
  passkey: WebAuthnAnswer.optional(),
})
export type SecondFactorProof = z.infer<typeof SecondFactorProof>
