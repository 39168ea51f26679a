import { z } from 'zod'

import { Id, Instant, pageOf } from '../shared/shapes.ts'

/** A person's id, not that of their profile. */
export const BlockTarget = z.strictObject({ userId: Id })

/** What somebody sees of their own blocks, and nobody else. */
export const Block = z
  .object({
    id: Id,
    userId: Id,
    profileId: Id,
    name: z.string(),
    image: z.string().nullable(),
    company: z.string(),
    dateCreated: Instant,
  })
  .meta({ id: 'Block' })
export type Block = z.infer<typeof Block>

export const BlockPage = pageOf(Block).extend({ isCapped: z.boolean() }).meta({ id: 'BlockPage' })

/** Only whether the caller blocked them: the other direction is nobody's to know. */
export const BlockStatus = z
  .object({
    isBlocked: z.boolean(),
    /** Looks after the caller's training: reachable by notices whatever is blocked. */
    isInCharge: z.boolean(),
  })
  .meta({ id: 'BlockStatus' })
export type BlockStatus = z.infer<typeof BlockStatus>
