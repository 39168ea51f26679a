import type { ContractFeature } from '../shared/feature.ts'
import { followEvents } from './events.ts'
import { followFieldLabels } from './labels.ts'
import { followRoutes } from './routes.ts'

export const follows = {
  routes: followRoutes,
  events: followEvents,
  labels: followFieldLabels,
} satisfies ContractFeature
