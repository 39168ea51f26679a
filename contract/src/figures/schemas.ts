import { z } from 'zod'

import { Day, Instant } from '../shared/shapes.ts'

/** Of the own company; of the platform for those who see more than one. Numbers, never people. */
export const AdminFigures = z
  .object({
    scope: z.enum(['PLATFORM', 'COMPANY']),
    /** Null: not counted yet. */
    counted: z
      .object({
        at: Instant,
        companies: z.int(),
        people: z.int(),
        activePeople: z.int(),
        apprentices: z.int(),
        withoutSupervisor: z.int(),
        openActivities: z.int(),
        /** Median of 30 days; null: nobody was answered. */
        answerDays: z.number().nullable(),
        weeks: z.array(z.object({ week: Day, active: z.int() })),
      })
      .nullable(),
    /** As it stands now; null for those who have nothing to do with it. */
    waiting: z.object({ reports: z.int().nullable(), deadLetters: z.int().nullable() }),
  })
  .meta({ id: 'AdminFigures' })
export type AdminFigures = z.infer<typeof AdminFigures>
