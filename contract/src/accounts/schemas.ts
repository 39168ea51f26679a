import { z } from 'zod'

import { rowlessActions, type Action } from '../rules/access.ts'
import { permissions } from '../rules/permissions.ts'
import { roles } from '../rules/roles.ts'
import { OwnPassword } from '../second-factor/schemas.ts'
import { Id, Instant } from '../shared/shapes.ts'
import { SwitchedOff } from '../switches/schemas.ts'
import { emailPattern } from './email.ts'
import { accountLimits as limits } from './limits.ts'

/** As typed; anything a keyboard can make, long sentences included. */
export const NewPassword = z.string().min(limits.passwordMin).max(limits.password)

/** Ends up in mails and lists: one line, no control characters. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(limits.personName)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}<>]+$/u)
  .meta({ examples: ['Lea', 'Jean-Pierre', 'Müller-Özdemir', "O'Brien", '李', 'x'.repeat(limits.personName)] })

export const Email = z
  .string()
  .trim()
  .max(limits.email)
  .regex(emailPattern)
  .meta({ examples: ['lea@nordwerk.example', 'jörg.meier@filiale.nordwerk.example', "o'neil+a@b.c.example"] })

/** From a mailed link. Whatever it holds, a wrong one gets the same answer as an old one. */
export const TokenQuery = z.strictObject({ token: z.string().max(200).default('') })

export const themes = ['DEFAULT', 'MIDNIGHT', 'CRIMSON', 'FOREST', 'SUNSET', 'ROSE', 'ROYAL'] as const
export const Theme = z.enum(themes)
export type Theme = z.infer<typeof Theme>

const canShape = Object.fromEntries(rowlessActions.map((action) => [action, z.boolean()])) as Record<
  Action,
  z.ZodBoolean
>

export const UserDetails = z
  .object({
    id: Id,
    profileId: Id,
    nameFirst: z.string(),
    nameLast: z.string(),
    /** Not in the specification: what an apprentice is trained in. */
    profession: z.string().nullable(),
    theme: Theme,
    /** What is switched off for this person, with what they are told about it. */
    switchedOff: z.array(SwitchedOff),
    /** What this person may do that concerns no single row; the interface reads it and holds no rule. */
    can: z.object(canShape),
  })
  .meta({ id: 'UserDetails' })
export type UserDetails = z.infer<typeof UserDetails>

export const Credentials = z
  .object({
    accessToken: z.string(),
    expires: Instant,
    roles: z.array(z.enum(roles)),
    permissions: z.array(z.enum(permissions)),
  })
  .meta({ id: 'Credentials' })
export type Credentials = z.infer<typeof Credentials>

export const SignedIn = z.object({ credentials: Credentials, user: UserDetails }).meta({ id: 'SignedIn' })
export type SignedIn = z.infer<typeof SignedIn>

export const AuthCheck = z.object({ setupDone: z.boolean() }).meta({ id: 'AuthCheck' })

export const ActiveSession = z
  .object({
    id: Id,
    userAgent: z.string(),
    dateCreated: Instant,
    /** Browser and device in words: «Chrome auf Windows». */
    device: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'ActiveSession' })
export type ActiveSession = z.infer<typeof ActiveSession>

export const ChangePassword = z.strictObject({ newPassword: NewPassword, oldPassword: OwnPassword })
export const RequestRecovery = z.strictObject({ email: Email })
export const RecoverPassword = z.strictObject({ password: NewPassword })
