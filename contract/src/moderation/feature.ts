import type { ContractFeature } from '../shared/feature.ts'
import { moderationEvents } from './events.ts'
import { reportFieldLabels } from './labels.ts'
import { moderationRoutes } from './routes.ts'
import { objectionStatus, reportStatus } from './status.ts'

export const moderation = {
  routes: moderationRoutes,
  events: moderationEvents,
  statuses: { report: reportStatus, objection: objectionStatus },
  labels: reportFieldLabels,
} satisfies ContractFeature
