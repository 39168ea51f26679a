import { z } from 'zod'

import { InvitationCounts } from '../invitations/schemas.ts'
import { Id } from '../shared/shapes.ts'

/** The steps of somebody who is responsible for training in a new company. */
export const FirstDay = z.object({
  companyProfile: z.boolean(),
  trainers: z.boolean(),
  apprentices: z.boolean(),
  activity: z.boolean(),
})
export type FirstDay = z.infer<typeof FirstDay>

export const AdminOverview = z
  .object({
    companyName: z.string(),
    companyProfileId: Id,
    /** Of the own company; null for those who see no people. */
    company: z
      .object({
        people: z.int(),
        apprentices: z.int(),
        trainers: z.int(),
        invitations: InvitationCounts,
        remindable: z.int(),
        withoutSupervisor: z.int(),
      })
      .nullable(),
    /** Of the platform; null for those who look after one company. */
    companies: z.object({ total: z.int(), waiting: z.int() }).nullable(),
    /** Null: done, hidden, or not for this person. */
    firstDay: FirstDay.nullable(),
  })
  .meta({ id: 'AdminOverview' })
export type AdminOverview = z.infer<typeof AdminOverview>
