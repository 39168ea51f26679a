import type { ContractFeature } from '../shared/feature.ts'
import { applicationEvents } from './events.ts'
import { applicationFieldLabels } from './labels.ts'
import { applicationRoutes } from './routes.ts'
import { applicationStatus, approvalStatus } from './status.ts'

export const applications = {
  routes: applicationRoutes,
  events: applicationEvents,
  statuses: { application: applicationStatus, approval: approvalStatus },
  labels: applicationFieldLabels,
} satisfies ContractFeature
