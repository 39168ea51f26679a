import type { ContractFeature } from '../shared/feature.ts'
import { activityEvents } from './events.ts'
import { activityFieldLabels } from './labels.ts'
import { activityRoutes } from './routes.ts'
import { activityStatus } from './status.ts'

export const activities = {
  routes: activityRoutes,
  events: activityEvents,
  statuses: { activity: activityStatus },
  labels: activityFieldLabels,
} satisfies ContractFeature
