import type { ContractFeature } from '../shared/feature.ts'
import { companyAreaFieldLabels } from './labels.ts'
import { companyAreaRoutes } from './routes.ts'

export const companyArea = {
  routes: companyAreaRoutes,
  labels: companyAreaFieldLabels,
} satisfies ContractFeature
