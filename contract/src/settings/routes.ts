import { route } from '../shared/route.ts'
import { ChangeTheme, NotificationSettings, Settings, Unsubscribe } from './schemas.ts'

export const settingRoutes = {
  readSettings: route({
    method: 'GET',
    path: '/v1/settings',
    summary: "The caller's six notification settings and theme.",
    may: 'signedIn',
    statuses: [200],
    output: Settings,
    errors: [],
  }),
  changeNotificationSettings: route({
    method: 'PATCH',
    path: '/v1/settings/notification',
    summary: 'Where the caller wants to hear of each topic; all six at once.',
    may: 'signedIn',
    body: NotificationSettings,
    statuses: [204],
    errors: [],
  }),
  unsubscribe: route({
    method: 'POST',
    path: '/v1/settings/unsubscribe',
    summary: 'One click in a mail program: no more mails of these settings (RFC 8058).',
    may: 'public',
    query: Unsubscribe,
    ignoresBody: true,
    statuses: [204],
    errors: ['not_found'],
  }),
  changeTheme: route({
    method: 'PATCH',
    path: '/v1/settings/theme',
    summary: "The caller's theme, on all devices.",
    may: 'signedIn',
    body: ChangeTheme,
    statuses: [204],
    errors: [],
  }),
} as const
