import type { ContractFeature } from '../shared/feature.ts'
import { schoolFieldLabels } from './labels.ts'
import { schoolRoutes } from './routes.ts'

export const school = {
  routes: schoolRoutes,
  labels: schoolFieldLabels,
} satisfies ContractFeature
