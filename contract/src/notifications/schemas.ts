import { z } from 'zod'

import { Id, Instant } from '../shared/shapes.ts'

export const NotificationType = z.enum(['activity', 'application', 'assignment', 'post', 'comment', 'follow'])

export const Notification = z
  .object({
    id: Id,
    type: NotificationType,
    title: z.string(),
    /** Holds one marker [[link text]] where the client puts the link. */
    body: z.string(),
    targetId: Id,
    isRead: z.boolean(),
    dateCreated: Instant,
  })
  .meta({ id: 'Notification' })

export const LiveEvent = z
  .object({
    eventInteraction: z.string(),
    nameFirst: z.string(),
    image: z.string().nullable(),
    dateCreated: Instant,
  })
  .meta({ id: 'LiveEvent' })
