import type { ContractFeature } from '../shared/feature.ts'
import { searchFieldLabels } from './labels.ts'
import { searchRoutes } from './routes.ts'

export const search = {
  routes: searchRoutes,
  labels: searchFieldLabels,
} satisfies ContractFeature
