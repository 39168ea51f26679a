// Companies in the admin tool: figures, never people.
import { z } from 'zod'

import { Email } from '../accounts/schemas.ts'
import { Id, Instant, pageOf, PageQuery, writtenText } from '../shared/shapes.ts'
import { cantons, companyLimits as limits } from './limits.ts'

/** WAITING: nobody has come yet. */
export const companyStates = ['WAITING', 'ACTIVE', 'PAUSED'] as const
export const CompanyState = z.enum(companyStates)
export type CompanyState = z.infer<typeof CompanyState>

const Canton = z.enum(cantons)
const AnswerDays = z.int().min(limits.answerDaysMin).max(limits.answerDaysMax)

export const CompanyListQuery = z.strictObject({
  ...PageQuery.shape,
  state: CompanyState.optional(),
  /** The beginning of a word of the name. */
  query: writtenText(200).default(''),
})

export const ManagedCompany = z
  .object({
    companyId: Id,
    profileId: Id,
    name: z.string(),
    image: z.string().nullable(),
    location: z.string(),
    canton: Canton.nullable(),
    answerDays: z.int(),
    state: CompanyState,
    dateJoined: Instant,
    /** How many, never who. */
    people: z.int(),
    apprentices: z.int(),
    openActivities: z.int(),
    can: z.object({ edit: z.boolean(), pause: z.boolean(), resume: z.boolean(), inviteOfficer: z.boolean() }),
  })
  .meta({ id: 'ManagedCompany' })
export type ManagedCompany = z.infer<typeof ManagedCompany>

export const ManagedCompanyPage = z
  .object({ ...pageOf(ManagedCompany).shape, isCapped: z.boolean() })
  .meta({ id: 'ManagedCompanyPage' })

/** Stands in mails and lists: one line. */
const line = (max: number, example: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}<>]+$/u)
    .meta({ examples: [example, 'x'.repeat(max)] })

export const OnboardCompany = z.strictObject({
  name: line(limits.name, 'Sonnhalde Versicherungen'),
  location: line(limits.location, 'Olten'),
  canton: Canton,
  answerDays: AnswerDays.default(limits.answerDaysUsual),
  officerEmail: Email,
})
export type OnboardCompany = z.infer<typeof OnboardCompany>

export const EditCompany = z.strictObject({ id: Id, canton: Canton.nullable(), answerDays: AnswerDays })
export type EditCompany = z.infer<typeof EditCompany>

export const InviteOfficer = z.strictObject({ id: Id, email: Email })
