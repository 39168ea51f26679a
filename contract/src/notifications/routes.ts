import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { LiveEvent, Notification, UnreadCount } from './schemas.ts'

/** A userId that is not the caller's answers 403 (decisions §3). */
const OwnQuery = z.strictObject({ userId: Id })
const OwnPageQuery = z.strictObject({
  userId: Id,
  page: z.coerce.number().int().min(0).max(1_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(50),
})

export const notificationRoutes = {
  listNotifications: route({
    method: 'GET',
    path: '/v1/notifications',
    summary: "The caller's notifications, newest first.",
    may: 'signedIn',
    query: OwnPageQuery,
    statuses: [200],
    output: z.array(Notification),
    errors: ['forbidden'],
  }),
  listNonChatNotifications: route({
    method: 'GET',
    path: '/v1/notifications/non-chat',
    summary: "The caller's notifications that are not about a chat, newest first.",
    may: 'signedIn',
    query: OwnPageQuery,
    statuses: [200],
    output: z.array(Notification),
    errors: ['forbidden'],
  }),
  countUnreadNotifications: route({
    method: 'GET',
    path: '/v1/notifications/unread',
    summary: 'How many of the caller’s notifications are unread, also beyond the first page.',
    may: 'signedIn',
    query: OwnQuery,
    statuses: [200],
    output: UnreadCount,
    errors: ['forbidden'],
  }),
  readNotification: route({
    method: 'GET',
    path: '/v1/notifications/{id}',
    summary: 'One notification of the caller.',
    may: 'notification.read',
    target: 'params.id',
    params: z.strictObject({ id: Id }),
    statuses: [200],
    output: Notification,
    errors: [],
  }),
  markNotificationRead: route({
    method: 'PATCH',
    path: '/v1/notifications',
    summary: 'Unread becomes read, on all devices.',
    may: 'notification.markRead',
    target: 'body.id',
    body: z.strictObject({ id: Id, isRead: z.literal(true) }),
    statuses: [204],
    errors: [],
  }),
  markAllNotificationsRead: route({
    method: 'PATCH',
    path: '/v1/notifications/read/all',
    summary: 'All notifications of the caller become read, on all devices.',
    may: 'signedIn',
    body: z.strictObject({ userId: Id, isRead: z.literal(true) }),
    statuses: [204],
    errors: ['forbidden'],
  }),
  listEvents: route({
    method: 'GET',
    path: '/v1/events',
    summary: 'What happened in the feed, as far as the caller may see it: the newest ten.',
    may: 'signedIn',
    statuses: [200],
    output: z.array(LiveEvent),
    errors: [],
  }),
} as const
