import { z } from 'zod'

import { Id } from '../shared/shapes.ts'

export const CompanyFooter = z
  .object({
    id: Id,
    profileId: Id,
    name: z.string(),
    banner: z.string().nullable(),
    activitiesPublished: z.int(),
    followerCount: z.int(),
    yearJoined: z.int(),
    /** Not in the specification. */
    image: z.string().nullable(),
    location: z.string(),
  })
  .meta({ id: 'CompanyFooter' })
export type CompanyFooter = z.infer<typeof CompanyFooter>

export const CompanyHit = z
  .object({ companyProfileId: Id, companyId: Id, image: z.string().nullable(), name: z.string(), location: z.string() })
  .meta({ id: 'CompanyHit' })
export type CompanyHit = z.infer<typeof CompanyHit>
