import type { ContractFeature } from '../shared/feature.ts'
import { evaluationEvents } from './events.ts'
import { evaluationFieldLabels } from './labels.ts'
import { evaluationRoutes } from './routes.ts'
import { evaluationStatus } from './status.ts'

export const evaluations = {
  routes: evaluationRoutes,
  events: evaluationEvents,
  statuses: { evaluation: evaluationStatus },
  labels: evaluationFieldLabels,
} satisfies ContractFeature
