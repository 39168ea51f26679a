import type { ContractFeature } from '../shared/feature.ts'
import { postEvents } from './events.ts'
import { postFieldLabels } from './labels.ts'
import { postRoutes } from './routes.ts'

export const posts = {
  routes: postRoutes,
  events: postEvents,
  labels: postFieldLabels,
} satisfies ContractFeature
