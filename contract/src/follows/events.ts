import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'
import { FollowType } from './schemas.ts'

export const followEvents = {
  'follow.created': event({
    payload: z.object({ followerId: Id, targetId: Id, followType: FollowType }),
    summary: 'Somebody follows a person or a company; the same two are told of once a day.',
  }),
  'company.followed': event({
    payload: z.object({ companyId: Id, followers: z.int() }),
    summary: 'A company has new followers since the last day: how many.',
  }),
} as const
