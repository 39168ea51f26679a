import type { ContractFeature } from '../shared/feature.ts'
import { peopleAdminRoutes } from './admin-routes.ts'
import { peopleEvents } from './events.ts'
import { peopleFieldLabels } from './labels.ts'
import { peopleRoutes } from './routes.ts'
import { personStatus } from './status.ts'

export const people = {
  routes: { ...peopleRoutes, ...peopleAdminRoutes },
  statuses: { person: personStatus },
  events: peopleEvents,
  labels: peopleFieldLabels,
} satisfies ContractFeature
