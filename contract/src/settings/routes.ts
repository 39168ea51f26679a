import { route } from '../shared/route.ts'
import { ChangeTheme, NotificationSettings, Settings } from './schemas.ts'

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
