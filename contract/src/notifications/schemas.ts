import { z } from 'zod'

import { Id, Instant } from '../shared/shapes.ts'

export const NotificationType = z.enum(['activity', 'application', 'assignment', 'post', 'comment', 'follow'])
export type NotificationType = z.infer<typeof NotificationType>

export const Notification = z
  .object({
    id: Id,
    type: NotificationType,
    title: z.string(),
    /** Holds one marker [[link text]] where the client puts the link. */
    body: z.string(),
    targetId: Id,
    /** The client route the marker leads to; null when the recipient can no longer reach it. */
    link: z.string().nullable(),
    isRead: z.boolean(),
    dateCreated: Instant,
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

export const UnreadCount = z.object({ unread: z.number().int() }).meta({ id: 'UnreadCount' })

/** What may be told in the feed; the words of content/notifications.json. */
export const interactions = [
  'ACTIVITY_CREATED',
  'ACTIVITY_PUBLISHED',
  'ACTIVITY_FEATURED',
  'ACTIVITY_STARTED',
  'ACTIVITY_ARCHIVED',
  'APPLICATION_SENT',
  'ASSIGNMENT_STARTED',
  'ASSIGNMENT_FINISHED',
  'POST_CREATED',
  'COMMENT_CREATED',
  'POST_HEARTED',
  'FOLLOW_CREATED',
  'PROFILE_UPDATED',
  'USER_JOINED',
] as const
export type Interaction = (typeof interactions)[number]

export const LiveEvent = z
  .object({
    eventInteraction: z.enum(interactions),
    nameFirst: z.string(),
    image: z.string().nullable(),
    dateCreated: Instant,
  })
  .meta({ id: 'LiveEvent' })
export type LiveEvent = z.infer<typeof LiveEvent>
