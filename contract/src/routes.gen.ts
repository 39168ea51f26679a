// Printed from routes.ts by `pnpm tables`; never edited by hand. The browser reads this instead of the zod schemas.
export const routeTable = {
  login: { method: 'GET', path: '/v1/auth/login' },
  refreshSession: { method: 'GET', path: '/v1/auth/refresh' },
  checkSession: { method: 'GET', path: '/v1/auth/check' },
  readUserDetails: { method: 'GET', path: '/v1/auth/details' },
  logOut: { method: 'POST', path: '/v1/auth/logout' },
  uploadImage: { method: 'POST', path: '/v1/images/upload' },
  validateImage: { method: 'POST', path: '/v1/images/validate' },
  deleteImage: { method: 'DELETE', path: '/v1/images' },
  cleanUpImages: { method: 'DELETE', path: '/v1/images/clean-up' },
  listImageTemplates: { method: 'GET', path: '/v1/images/templates' },
  uploadDocument: { method: 'POST', path: '/v1/documents/upload' },
  validateDocument: { method: 'POST', path: '/v1/documents/validate' },
  deleteDocument: { method: 'DELETE', path: '/v1/documents/delete' },
  cleanUpDocuments: { method: 'DELETE', path: '/v1/documents/clean-up' },
  readAvatar: { method: 'GET', path: '/v1/users/avatar' },
} as const
