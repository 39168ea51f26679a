import { destination } from '../shared/destination.ts'
import { Id } from '../shared/shapes.ts'
import { LiveEvent, Notification } from './schemas.ts'

export const notificationDestinations = {
  notifications: destination({
    kind: 'subscribe',
    pattern: '/topic/notifications/{userId}',
    gate: 'self',
    payload: Notification,
    summary: 'A new notification.',
  }),
  notificationRead: destination({
    kind: 'subscribe',
    pattern: '/topic/notifications/read/{userId}',
    gate: 'self',
    payload: Id,
    summary: 'The id of a notification that was read on another device.',
  }),
  nonChatNotifications: destination({
    kind: 'subscribe',
    pattern: '/topic/nonChatNotifications/{userId}',
    gate: 'self',
    payload: Notification,
    summary: 'A new notification that is not about a chat.',
  }),
  events: destination({
    kind: 'subscribe',
    pattern: '/topic/events',
    gate: 'signedIn',
    payload: LiveEvent,
    summary: 'What happens in the feed; each receiver gets only what they may see.',
  }),
} as const
