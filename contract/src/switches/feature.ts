import type { ContractFeature } from '../shared/feature.ts'
import { switchFieldLabels } from './labels.ts'
import { switchRoutes } from './routes.ts'

export const switches = {
  routes: switchRoutes,
  labels: switchFieldLabels,
} satisfies ContractFeature
