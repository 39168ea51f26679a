import { z } from 'zod'

import { Id } from '../shared/shapes.ts'

/** Of minors people of other companies get one letter as last name. */
export const AuthorCard = z
  .object({
    id: Id,
    profileId: Id,
    image: z.string().nullable(),
    nameFirst: z.string(),
    nameLast: z.string(),
    slogan: z.string(),
    activitiesPublished: z.int(),
    followerCount: z.int(),
    yearJoined: z.int(),
    /** Ours: one does not follow oneself. */
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
    /** Ours: what a form stores, and what tells two of the same name apart. */
    userId: Id,
    company: z.string(),
  })
  .meta({ id: 'PersonHit' })
export type PersonHit = z.infer<typeof PersonHit>
