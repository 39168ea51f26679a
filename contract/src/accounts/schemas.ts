import { z } from 'zod'

import { rowlessActions, type Action } from '../rules/access.ts'
import { permissions } from '../rules/permissions.ts'
import { roles } from '../rules/roles.ts'
import { Id, Instant } from '../shared/shapes.ts'

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
    theme: Theme,
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
