import type { ContractFeature } from '../shared/feature.ts'
import { jobFieldLabels } from './labels.ts'
import { jobRoutes } from './routes.ts'
import { deadLetterStatus } from './status.ts'

export const jobs = {
  routes: jobRoutes,
  statuses: { deadLetter: deadLetterStatus },
  labels: jobFieldLabels,
} satisfies ContractFeature
