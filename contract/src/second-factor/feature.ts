import type { ContractFeature } from '../shared/feature.ts'
import { factorFieldLabels } from './labels.ts'
import { secondFactorRoutes } from './routes.ts'

export const secondFactor = {
  routes: secondFactorRoutes,
  labels: factorFieldLabels,
} satisfies ContractFeature
