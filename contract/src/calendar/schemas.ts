import { z } from 'zod'

import { Instant } from '../shared/shapes.ts'

/** Whether there is an address, never which one: it is shown when it is made and at no other time. */
export const CalendarState = z
  .object({
    /** Null: there is none. */
    dateCreated: Instant.nullable(),
    /** Null: nobody has fetched it yet. */
    lastUsed: Instant.nullable(),
  })
  .meta({ id: 'CalendarState' })
export type CalendarState = z.infer<typeof CalendarState>

export const CalendarAddress = z.object({ address: z.string() }).meta({ id: 'CalendarAddress' })

/** In the query, not in the path: what follows the question mark is written into no log. */
export const FeedQuery = z.strictObject({ token: z.string().max(100).default('') })
