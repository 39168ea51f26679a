import type { ContractFeature } from '../shared/feature.ts'
import { exportEvents } from './events.ts'
import { exportFieldLabels } from './labels.ts'
import { exportRoutes } from './routes.ts'
import { exportStatus } from './status.ts'

export const exports = {
  routes: exportRoutes,
  events: exportEvents,
  statuses: { export: exportStatus },
  labels: exportFieldLabels,
} satisfies ContractFeature
