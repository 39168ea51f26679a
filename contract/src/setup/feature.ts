import type { ContractFeature } from '../shared/feature.ts'
import { setupEvents } from './events.ts'
import { setupFieldLabels } from './labels.ts'
import { setupRoutes } from './routes.ts'

export const setup = {
  routes: setupRoutes,
  events: setupEvents,
  labels: setupFieldLabels,
} satisfies ContractFeature
