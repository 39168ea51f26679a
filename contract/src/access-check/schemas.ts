import { z } from 'zod'

import { actions, scopeWords, stageWords } from '../rules/access.ts'
import { permissions } from '../rules/permissions.ts'
import { roles } from '../rules/roles.ts'
import { Id } from '../shared/shapes.ts'

export const AccessQuestion = z.strictObject({
  userId: Id,
  action: z.enum(actions),
  /** Of the thing; left out where the action is about none. */
  id: Id.optional(),
})
export type AccessQuestion = z.infer<typeof AccessQuestion>

/** One condition of a grant, in the words of the access table. Null: there is no such thing, or none this person is ever shown. */
const Part = z.object({ word: z.enum([...scopeWords, ...stageWords, 'notOwn']), isTrue: z.boolean().nullable() })

/** One cell of the access table. It allows when the person holds it and all its parts are true. */
export const TracedGrant = z.object({
  permission: z.enum(permissions).nullable(),
  roles: z.array(z.enum(roles)).nullable(),
  isHeld: z.boolean(),
  /** The permission of OWNER and ADMIN reaches every company. */
  isWidened: z.boolean(),
  parts: z.array(Part),
  allows: z.boolean(),
})
export type TracedGrant = z.infer<typeof TracedGrant>

/** bothSubmitted: of an evaluation, both sides have handed in theirs. */
export const sightWords = ['self', 'inCompany', 'open', 'bothSubmitted'] as const
export type SightWord = (typeof sightWords)[number]

export const accessVerdicts = ['ALLOWED', 'FORBIDDEN', 'NOT_FOUND'] as const
export const hindrances = ['DEACTIVATED', 'COMPANY_PAUSED', 'SETUP_MISSING'] as const

/** Which rule allows or refuses. Of the thing itself nothing is told. */
export const AccessAnswer = z
  .object({
    /** As the call itself would answer. */
    verdict: z.enum(accessVerdicts),
    /** What keeps the person from everything. */
    hindrance: z.enum(hindrances).nullable(),
    grants: z.array(TracedGrant),
    /** Which of them miss least: each by its place, and what it misses. */
    nearest: z.array(z.int()),
    /**
     * Of some things the rule opens only a part: a closed profile, the own half of an evaluation. One way is enough to see
     * the whole. Null: there is no such difference.
     */
    sight: z
      .object({ isWhole: z.boolean(), ways: z.array(z.object({ word: z.enum(sightWords), isTrue: z.boolean() })) })
      .nullable(),
  })
  .meta({ id: 'AccessAnswer' })
export type AccessAnswer = z.infer<typeof AccessAnswer>
