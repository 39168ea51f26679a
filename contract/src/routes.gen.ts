// Printed from routes.ts by `pnpm tables`; never edited by hand. The browser reads this instead of the zod schemas.
export const routeTable = {
  login: { method: 'GET', path: '/v1/auth/login' },
  refreshSession: { method: 'GET', path: '/v1/auth/refresh' },
  checkSession: { method: 'GET', path: '/v1/auth/check' },
  readUserDetails: { method: 'GET', path: '/v1/auth/details' },
  logOut: { method: 'POST', path: '/v1/auth/logout' },
  listNotifications: { method: 'GET', path: '/v1/notifications' },
  listNonChatNotifications: { method: 'GET', path: '/v1/notifications/non-chat' },
  countUnreadNotifications: { method: 'GET', path: '/v1/notifications/unread' },
  readNotification: { method: 'GET', path: '/v1/notifications/{id}' },
  markNotificationRead: { method: 'PATCH', path: '/v1/notifications' },
  markAllNotificationsRead: { method: 'PATCH', path: '/v1/notifications/all' },
  listEvents: { method: 'GET', path: '/v1/events' },
  readSettings: { method: 'GET', path: '/v1/settings' },
  changeNotificationSettings: { method: 'PATCH', path: '/v1/settings/notification' },
  changeTheme: { method: 'PATCH', path: '/v1/settings/theme' },
} as const
