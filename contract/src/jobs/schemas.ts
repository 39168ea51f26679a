import { z } from 'zod'

import { Id, Instant } from '../shared/shapes.ts'
import { deadCauses } from './words.ts'

/** What was given up. What it was about is not told, only why it failed, without a word of it. */
export const DeadLetter = z
  .object({ id: Id, queue: z.string(), cause: z.enum(deadCauses), reason: z.string(), tries: z.int(), at: Instant })
  .meta({ id: 'DeadLetter' })
export type DeadLetter = z.infer<typeof DeadLetter>

export const JobQueue = z
  .object({
    queue: z.string(),
    waiting: z.int(),
    running: z.int(),
    /** Given up within a day, whatever became of it. */
    failed: z.int(),
    /** When it was counted; null: never yet. */
    countedAt: Instant.nullable(),
  })
  .meta({ id: 'JobQueue' })
export type JobQueue = z.infer<typeof JobQueue>

export const Jobs = z
  .object({
    dead: z.array(DeadLetter),
    /** There are more than are listed. */
    deadCount: z.int(),
    queues: z.array(JobQueue),
  })
  .meta({ id: 'Jobs' })
export type Jobs = z.infer<typeof Jobs>

export const DeadLetterIds = z.strictObject({ ids: z.array(Id).min(1).max(100) })
