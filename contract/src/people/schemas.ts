import { z } from 'zod'

import { Id } from '../shared/shapes.ts'

/** A key of the catalogue, the same on every installation. */
export const ProfessionId = z
  .string()
  .max(40)
  .regex(/^pr(-[a-z]+)+$/)
  .meta({ examples: ['pr-inf-app', 'pr-kv-eba', 'pr-log-efz', 'pr-nirgends'] })

export const Profession = z
  .object({
    professionId: ProfessionId,
    name: z.string(),
    field: z.string(),
    durationYears: z.int(),
  })
  .meta({ id: 'Profession' })
export type Profession = z.infer<typeof Profession>

/** Of minors people of other companies get one letter as last name. */
export const AuthorCard = z
  .object({
    id: Id,
    profileId: Id,
    image: z.string().nullable(),
    nameFirst: z.string(),
    nameLast: z.string(),
    /** Not in the specification: of apprentices whose profession is known. Strangers see it too (decision 31). */
    profession: z.string().nullable(),
    slogan: z.string(),
    /** The figures are null for strangers while the profile is closed to them, as on its page. */
    activitiesPublished: z.int().nullable(),
    followerCount: z.int().nullable(),
    yearJoined: z.int().nullable(),
    /** Not in the specification: one does not follow oneself. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'AuthorCard' })
export type AuthorCard = z.infer<typeof AuthorCard>

/** No e-mail address: hits cross companies. */
export const PersonHit = z
  .object({
    userProfileId: Id,
    image: z.string().nullable(),
    nameFirst: z.string(),
    nameLast: z.string(),
    /** Not in the specification: what a form stores, and what tells two of the same name apart. */
    userId: Id,
    company: z.string(),
  })
  .meta({ id: 'PersonHit' })
export type PersonHit = z.infer<typeof PersonHit>
