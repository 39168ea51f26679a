import { z } from 'zod'

import { ActivityStatus } from '../activities/schemas.ts'
import { Day, Id, writtenText } from '../shared/shapes.ts'
import { searchLimits } from './limits.ts'

/** Three of each in the overview, more where only one group is looked at: whoever is shown counts. */
export const EverythingQuery = z.strictObject({
  query: writtenText(searchLimits.query).min(2),
  only: z.enum(['PEOPLE', 'COMPANIES', 'ACTIVITIES']).optional(),
})
export type EverythingQuery = z.infer<typeof EverythingQuery>

const FoundPerson = z
  .object({
    userId: Id,
    profileId: Id,
    name: z.string(),
    image: z.string().nullable(),
    profession: z.string().nullable(),
    company: z.string(),
  })
  .meta({ id: 'FoundPerson' })
export type FoundPerson = z.infer<typeof FoundPerson>

const FoundCompany = z
  .object({ companyId: Id, profileId: Id, name: z.string(), location: z.string(), image: z.string().nullable() })
  .meta({ id: 'FoundCompany' })
export type FoundCompany = z.infer<typeof FoundCompany>

const FoundActivity = z
  .object({
    activityId: Id,
    title: z.string(),
    image: z.string().nullable(),
    company: z.string(),
    dateStart: Day.nullable(),
    activityStatus: ActivityStatus,
  })
  .meta({ id: 'FoundActivity' })
export type FoundActivity = z.infer<typeof FoundActivity>

const groupOf = <S extends z.ZodType>(hit: S) =>
  z.object({ hits: z.array(hit), total: z.int(), /** There are more than were counted. */ isCapped: z.boolean() })

export const Everything = z
  .object({ people: groupOf(FoundPerson), companies: groupOf(FoundCompany), activities: groupOf(FoundActivity) })
  .meta({ id: 'Everything' })
export type Everything = z.infer<typeof Everything>
