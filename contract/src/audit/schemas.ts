import { z } from 'zod'

import { roles } from '../rules/roles.ts'
import { Day, Id, Instant } from '../shared/shapes.ts'

/** A verb or the name of a thing, as the trail has it. */
const Word = z
  .string()
  .regex(/^[a-zA-Z_]{1,40}$/)
  .meta({ examples: ['deactivate', 'feature_switch'] })

const filters = {
  actorId: Id.optional(),
  targetId: Id.optional(),
  action: Word.optional(),
  /** For those who see more than one. */
  companyId: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
}

export const AuditQuery = z.strictObject({
  ...filters,
  /** The last entry that is known already: older ones follow. */
  before: Id.optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditExportQuery = z.strictObject(filters)

export const AuditEntry = z
  .object({
    id: Id,
    at: Instant,
    /** PERSON: somebody the reader may know by name. ELSEWHERE: somebody of another company. SYSTEM: nobody. */
    by: z.enum(['PERSON', 'ELSEWHERE', 'SYSTEM']),
    actor: z.object({ userId: Id, name: z.string() }).nullable(),
    action: z.string(),
    resource: z.string(),
    /** Of people, companies and switches; whatever else it is about is not named. */
    targetName: z.string().nullable(),
    fromStatus: z.string().nullable(),
    toStatus: z.string().nullable(),
    /** Where somebody's roles were changed. */
    roles: z.object({ before: z.array(z.enum(roles)), after: z.array(z.enum(roles)) }).nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() }).meta({ id: 'AuditPage' })
export type AuditPage = z.infer<typeof AuditPage>
