import { z } from 'zod'

import { Export } from '../exports/schemas.ts'
import { Day, Id, Instant } from '../shared/shapes.ts'

export const Deletion = z
  .object({
    id: Id,
    dateCreated: Instant,
    dateDue: Instant,
    /** Somebody else asked for it: who manages the company's accounts. */
    byOther: z.boolean(),
  })
  .meta({ id: 'Deletion' })
export type Deletion = z.infer<typeof Deletion>

/**
 * TRAINING: assignments and evaluations, until the period is over. JUDGED: what they decided or wrote about others.
 * CHATS: those of the others. ACTIVITIES: the company's. REPORTS: as long as the trail.
 */
export const keptWords = ['TRAINING', 'JUDGED', 'CHATS', 'ACTIVITIES', 'REPORTS'] as const
export const Kept = z.object({ what: z.enum(keptWords), until: Day.nullable() }).meta({ id: 'Kept' })
export type Kept = z.infer<typeof Kept>

/** What stands in the way: nobody else would be left for it. */
export const deletionObstacles = ['LAST_OFFICER', 'LAST_OWNER'] as const

export const DeletionPlan = z
  .object({
    /** Null: nobody has asked for it. */
    deletion: Deletion.nullable(),
    obstacle: z.enum(deletionObstacles).nullable(),
    /** If it were asked for now. */
    dateDue: Instant,
    /** What would stay, without the name. */
    stays: z.array(Kept),
  })
  .meta({ id: 'DeletionPlan' })
export type DeletionPlan = z.infer<typeof DeletionPlan>

export const MyData = DeletionPlan.extend({
  /** The newest of the last week. */
  export: Export.nullable(),
  /** From when on the next one can be asked for; null: now. */
  nextExport: Instant.nullable(),
  /** Null: the training does not end soon. */
  farewell: z.object({ dateEnd: Day, export: Export.nullable() }).nullable(),
}).meta({ id: 'MyData' })
export type MyData = z.infer<typeof MyData>
