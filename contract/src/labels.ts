// Which feature's words a route's fields have. A feature without fields of its own lists its routes alone.
import { accountFieldLabels } from './accounts/labels.ts'
import { accountRoutes } from './accounts/routes.ts'
import { activityFieldLabels } from './activities/labels.ts'
import { activityRoutes } from './activities/routes.ts'
import { applicationFieldLabels } from './applications/labels.ts'
import { applicationRoutes } from './applications/routes.ts'
import { assignmentFieldLabels } from './assignments/labels.ts'
import { assignmentRoutes } from './assignments/routes.ts'
import { bookmarkFieldLabels } from './bookmarks/labels.ts'
import { bookmarkRoutes } from './bookmarks/routes.ts'
import { companyRoutes } from './companies/routes.ts'
import { exportFieldLabels } from './exports/labels.ts'
import { exportRoutes } from './exports/routes.ts'
import { fileFieldLabels } from './files/labels.ts'
import { fileRoutes } from './files/routes.ts'
import { invitationFieldLabels } from './invitations/labels.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { reportFieldLabels } from './moderation/labels.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { notificationFieldLabels } from './notifications/labels.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { contactFieldLabels } from './public-site/labels.ts'
import { publicSiteRoutes } from './public-site/routes.ts'
import type { RouteKey } from './routes.ts'
import { factorFieldLabels } from './second-factor/labels.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { settingFieldLabels } from './settings/labels.ts'
import { settingRoutes } from './settings/routes.ts'
import { setupFieldLabels } from './setup/labels.ts'
import { setupRoutes } from './setup/routes.ts'
import { type FieldLabels, sharedFieldLabels } from './shared/labels.ts'
import type { Route } from './shared/route.ts'

const labelled = <Routes extends Readonly<Record<string, Route>>>(routes: Routes, own: FieldLabels = {}) => {
  const labels: FieldLabels = { ...sharedFieldLabels, ...own }
  return Object.fromEntries(Object.keys(routes).map((key) => [key, labels])) as Record<keyof Routes, FieldLabels>
}

/** A feature that is missing here does not compile. */
const byRoute: Readonly<Record<string, FieldLabels>> = {
  ...labelled(accountRoutes, accountFieldLabels),
  ...labelled(activityRoutes, activityFieldLabels),
  ...labelled(applicationRoutes, applicationFieldLabels),
  ...labelled(assignmentRoutes, assignmentFieldLabels),
  ...labelled(bookmarkRoutes, bookmarkFieldLabels),
  ...labelled(companyRoutes),
  ...labelled(exportRoutes, exportFieldLabels),
  ...labelled(fileRoutes, fileFieldLabels),
  ...labelled(invitationRoutes, invitationFieldLabels),
  ...labelled(moderationRoutes, reportFieldLabels),
  ...labelled(notificationRoutes, notificationFieldLabels),
  ...labelled(peopleRoutes),
  ...labelled(publicSiteRoutes, contactFieldLabels),
  ...labelled(secondFactorRoutes, factorFieldLabels),
  ...labelled(settingRoutes, settingFieldLabels),
  ...labelled(setupRoutes, setupFieldLabels),
} satisfies Record<RouteKey, FieldLabels>

/** A route that a test made up has no feature. */
export const labelsOf = (key: RouteKey): FieldLabels => byRoute[key] ?? sharedFieldLabels
