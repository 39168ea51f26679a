import type { ContractFeature } from '../shared/feature.ts'
import { evaluationLinkEvents } from './events.ts'
import { evaluationLinkFieldLabels } from './labels.ts'
import { evaluationLinkRoutes } from './routes.ts'

export const evaluationLinks = {
  routes: evaluationLinkRoutes,
  events: evaluationLinkEvents,
  labels: evaluationLinkFieldLabels,
} satisfies ContractFeature
