import { z } from 'zod'

import { Email, NewPassword, PersonName } from '../accounts/schemas.ts'
import { ProfessionId } from '../people/schemas.ts'
import { Day, Id, Instant, pageOf, PageQuery, writtenText } from '../shared/shapes.ts'

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

/**
 * OPEN: neither here nor over. EXPIRING: its link is over within three days. EXPIRED: it is. An invitation that a newer one
 * replaced is in none of them.
 */
export const invitationStates = ['OPEN', 'EXPIRING', 'EXPIRED', 'ACCEPTED', 'WITHDRAWN'] as const
export const InvitationState = z.enum(invitationStates)
export type InvitationState = z.infer<typeof InvitationState>

/** WAITING: whoever has not come yet, be the link over or not. */
export const invitationViews = ['WAITING', 'ACCEPTED', 'WITHDRAWN', 'ALL'] as const
export type InvitationView = (typeof invitationViews)[number]

export const InvitationListQuery = z.strictObject({
  ...PageQuery.shape,
  view: z.enum(invitationViews).default('WAITING'),
  /** A part of the address. */
  query: writtenText(200).default(''),
})

export const InvitationRow = z
  .object({
    invitationId: Id,
    email: z.string(),
    role: z.enum(invitableRoles),
    state: InvitationState,
    companyName: z.string(),
    /** Who will look after an apprentice; null: nobody yet. */
    supervisor: z.string().nullable(),
    /** Who sent it; null once that person is gone. */
    inviter: z.string().nullable(),
    dateCreated: Instant,
    /** Null until the mail is on its way, and for an address that gets none. */
    dateExpires: Instant.nullable(),
    isReminder: z.boolean(),
    can: z.object({ resend: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'InvitationRow' })
export type InvitationRow = z.infer<typeof InvitationRow>

/** How many of the own company are in which state. */
export const InvitationCounts = z.record(InvitationState, z.int())
export type InvitationCounts = z.infer<typeof InvitationCounts>

export const InvitationPage = z
  .object({
    ...pageOf(InvitationRow).shape,
    isCapped: z.boolean(),
    counts: InvitationCounts,
    /** To how many of the own company «Alle erinnern» would write now. */
    remindable: z.int(),
  })
  .meta({ id: 'InvitationPage' })
export type InvitationPage = z.infer<typeof InvitationPage>

export const Reminded = z.object({ count: z.int() }).meta({ id: 'Reminded' })

/** Parts of one import are numbered from 0; the same number of the same import is taken once. */
export const ImportInvitations = z.strictObject({
  importId: Id,
  number: z.int().min(0).max(999),
  invitations: z.array(NewInvitation).min(1).max(MAX_INVITATIONS),
})
export type ImportInvitations = z.infer<typeof ImportInvitations>

/** `skipped`: those of the own company who are here or invited already. Whoever has an account elsewhere is sent alike. */
export const Imported = z.object({ sent: z.int(), skipped: z.int() }).meta({ id: 'Imported' })

const MAX_CHECKED = 2_000
export const CheckInvited = z.strictObject({ emails: z.array(writtenText(320)).min(1).max(MAX_CHECKED) })
/** Of these addresses those that the own company knows; of all others nothing is said. */
export const KnownAddresses = z
  .object({ members: z.array(z.string()), invited: z.array(z.string()) })
  .meta({ id: 'KnownAddresses' })
export type KnownAddresses = z.infer<typeof KnownAddresses>
