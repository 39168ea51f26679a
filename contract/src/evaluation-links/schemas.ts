import { z } from 'zod'

import { Email } from '../accounts/schemas.ts'
import { evaluationLimits as limits } from '../evaluations/limits.ts'
import { Criteria, Grade } from '../evaluations/schemas.ts'
import { Day, Id, Instant, writtenText } from '../shared/shapes.ts'

/**
 * NONE: nothing was sent yet. SENT: it waits in a mailbox. OPENED: somebody looked. SUBMITTED: done. EXPIRED, REVOKED: it
 * opens nothing any more. ADOPTED: the person has an account now.
 */
export const LinkState = z.enum(['NONE', 'SENT', 'OPENED', 'SUBMITTED', 'EXPIRED', 'REVOKED', 'ADOPTED'])
export type LinkState = z.infer<typeof LinkState>

/** What whoever may send a link knows about it: never the link itself, nor a word of what was written with it. */
export const EvaluationLink = z
  .object({
    contactName: z.string(),
    /** Where it went, or where it would go; null: nobody has named an address. */
    email: z.string().nullable(),
    state: LinkState,
    dateSent: Instant.nullable(),
    dateOpened: Instant.nullable(),
    dateSubmitted: Instant.nullable(),
    expiresAt: Instant.nullable(),
    /** How often a new one can still be sent. */
    renewalsLeft: z.int(),
    can: z.object({
      /** The first one, or a new one in its place. */
      send: z.boolean(),
      revoke: z.boolean(),
    }),
  })
  .meta({ id: 'EvaluationLink' })
export type EvaluationLink = z.infer<typeof EvaluationLink>

export const NewEvaluationLink = z.strictObject({ assignmentId: Id, email: Email })
export type NewEvaluationLink = z.infer<typeof NewEvaluationLink>

/** In the query, not in the path: what follows the question mark is written into no log. */
export const WithLink = z.strictObject({ token: z.string().max(100).default('') })

/** All that a link shows. */
export const GuestEvaluation = z
  .object({
    apprenticeName: z.string(),
    assignmentTitle: z.string(),
    assignmentStart: Day,
    assignmentEnd: Day,
    senderName: z.string(),
    expiresAt: Instant,
    /** Those of the contact person. */
    criteria: Criteria,
    notes: z.string(),
    evaluationPoints: z.array(z.object({ criterionId: Id, grade: Grade.nullable(), justification: z.string() })),
    /** The assignment is reviewed again: nothing can be changed meanwhile. */
    isFrozen: z.boolean(),
  })
  .meta({ id: 'GuestEvaluation' })
export type GuestEvaluation = z.infer<typeof GuestEvaluation>

export const SavedGuestEvaluation = z.strictObject({
  notes: writtenText(limits.notes).default(''),
  evaluationPoints: z
    .array(
      z.strictObject({
        criterionId: Id,
        grade: Grade.nullable(),
        justification: writtenText(limits.justification).default(''),
      }),
    )
    .max(limits.criteria),
})
export type SavedGuestEvaluation = z.infer<typeof SavedGuestEvaluation>
