// Criteria of evaluations by versions: drafted, compared, published from a day on (13-admin E7).
import { z } from 'zod'

import { Day, Id, Instant, writtenText } from '../shared/shapes.ts'
import { catalogueLimits as limits } from './limits.ts'

/** PLANNED: published, from a later day on. */
export const criteriaStates = ['DRAFT', 'PLANNED', 'CURRENT', 'OLD'] as const
export type CriteriaState = (typeof criteriaStates)[number]

const Criterion = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Which one of an earlier version it was. */
  sameAs: Id.nullable(),
})

export const CriteriaVersion = z
  .object({
    version: z.int(),
    state: z.enum(criteriaStates),
    validFrom: Day.nullable(),
    dateModified: Instant,
    groups: z.array(z.object({ id: Id, name: z.string(), forApprentice: z.boolean(), criteria: z.array(Criterion) })),
  })
  .meta({ id: 'CriteriaVersion' })
export type CriteriaVersion = z.infer<typeof CriteriaVersion>

const Version = z.int().min(1).max(1_000_000)

export const EditCriteria = z.strictObject({
  version: Version,
  groups: z
    .array(
      z.strictObject({
        name: writtenText(limits.criterionName).min(1),
        forApprentice: z.boolean(),
        criteria: z
          .array(
            z.strictObject({
              name: writtenText(limits.criterionName).min(1),
              description: writtenText(limits.criterionText),
              sameAs: Id.nullable().default(null),
            }),
          )
          .min(1)
          .max(limits.criteria),
      }),
    )
    .min(1)
    .max(limits.groups),
})
export type EditCriteria = z.infer<typeof EditCriteria>

export const OneVersion = z.strictObject({ version: Version })
export const PublishCriteria = z.strictObject({ version: Version, validFrom: Day })
export type PublishCriteria = z.infer<typeof PublishCriteria>
