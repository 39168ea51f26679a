import type { ContractFeature } from '../shared/feature.ts'
import { blockFieldLabels } from './labels.ts'
import { blockRoutes } from './routes.ts'

export const blocks = {
  routes: blockRoutes,
  labels: blockFieldLabels,
} satisfies ContractFeature
