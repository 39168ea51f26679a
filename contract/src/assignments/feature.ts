import type { ContractFeature } from '../shared/feature.ts'
import { assignmentEvents } from './events.ts'
import { assignmentFieldLabels } from './labels.ts'
import { assignmentRoutes } from './routes.ts'
import { assignmentStatus } from './status.ts'

export const assignments = {
  routes: assignmentRoutes,
  events: assignmentEvents,
  statuses: { assignment: assignmentStatus },
  labels: assignmentFieldLabels,
} satisfies ContractFeature
