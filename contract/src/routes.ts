// The list of all REST routes. A feature adds its own line. Keys are the names used everywhere:
// contract key = action = client call = test title.
import { accountRoutes } from './accounts/routes.ts'
import { activityRoutes } from './activities/routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import { assignmentRoutes } from './assignments/routes.ts'
import { bookmarkRoutes } from './bookmarks/routes.ts'
import { companyRoutes } from './companies/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { publicSiteRoutes } from './public-site/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { settingRoutes } from './settings/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import type { Route } from './shared/route.ts'

export const routes = {
  ...accountRoutes,
  ...fileRoutes,
  ...activityRoutes,
  ...applicationRoutes,
  ...assignmentRoutes,
  ...bookmarkRoutes,
  ...companyRoutes,
  ...exportRoutes,
  ...peopleRoutes,
  ...moderationRoutes,
  ...invitationRoutes,
  ...secondFactorRoutes,
  ...setupRoutes,
  ...notificationRoutes,
  ...publicSiteRoutes,
  ...settingRoutes,
} as const

export type Routes = typeof routes
export type RouteKey = keyof Routes
export const routeKeys = Object.keys(routes) as RouteKey[]
export const routeOf = (key: RouteKey): Route => routes[key]
