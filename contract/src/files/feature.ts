import type { ContractFeature } from '../shared/feature.ts'
import { fileFieldLabels } from './labels.ts'
import { fileRoutes } from './routes.ts'
import { fileStatus } from './status.ts'

export const files = {
  routes: fileRoutes,
  statuses: { file: fileStatus },
  labels: fileFieldLabels,
} satisfies ContractFeature
