// Printed from routes.ts by `pnpm tables`; never edited by hand. The browser reads this instead of the zod schemas.
export const routeTable = {
  login: { method: 'GET', path: '/v1/auth/login' },
  refreshSession: { method: 'GET', path: '/v1/auth/refresh' },
  checkSession: { method: 'GET', path: '/v1/auth/check' },
  readUserDetails: { method: 'GET', path: '/v1/auth/details' },
  logOut: { method: 'POST', path: '/v1/auth/logout' },
  readCaptcha: { method: 'GET', path: '/v1/captcha' },
  sendContact: { method: 'POST', path: '/v1/contact' },
} as const
