import { z } from 'zod'

import { Email, NewPassword, PersonName } from '../accounts/schemas.ts'
import { ProfessionId } from '../people/schemas.ts'
import { Day, Id } from '../shared/shapes.ts'

/** Part 2 §6: nobody is invited as OWNER, ADMIN or ASSOCIATION. */
export const invitableRoles = ['USER', 'APPRENTICE', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER'] as const

/** A longer list is sent in several calls. */
export const MAX_INVITATIONS = 200

export const NewInvitation = z
  .strictObject({
    email: Email,
    role: z.enum(invitableRoles),
    /** The day from which the person is of age; an apprentice without it counts as a minor for three years. */
    adultFrom: Day.optional(),
    /** Apprentices only: a trainer of their own company. */
    supervisorId: Id.optional(),
    /** Apprentices only. */
    professionId: ProfessionId.optional(),
  })
  .meta({ id: 'NewInvitation' })
export type NewInvitation = z.infer<typeof NewInvitation>

export const Invitations = z.strictObject({ invitations: z.array(NewInvitation).min(1).max(MAX_INVITATIONS) })

/** What the sign-up page shows to the holder of a good token. */
export const OpenInvitation = z.object({ email: z.string(), companyName: z.string() }).meta({ id: 'OpenInvitation' })

export const SignUp = z.strictObject({ nameFirst: PersonName, nameLast: PersonName, password: NewPassword })
export type SignUp = z.infer<typeof SignUp>
