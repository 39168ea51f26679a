import type { ContractFeature } from '../shared/feature.ts'
import { notificationDestinations } from './destinations.ts'
import { notificationEvents } from './events.ts'
import { notificationFieldLabels } from './labels.ts'
import { notificationRoutes } from './routes.ts'

export const notifications = {
  routes: notificationRoutes,
  events: notificationEvents,
  destinations: notificationDestinations,
  labels: notificationFieldLabels,
} satisfies ContractFeature
