import type { ContractFeature } from '../shared/feature.ts'
import { profileEvents } from './events.ts'
import { profileFieldLabels } from './labels.ts'
import { profileRoutes } from './routes.ts'

export const profiles = {
  routes: profileRoutes,
  events: profileEvents,
  labels: profileFieldLabels,
} satisfies ContractFeature
