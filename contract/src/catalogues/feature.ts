import type { ContractFeature } from '../shared/feature.ts'
import { catalogueFieldLabels } from './labels.ts'
import { catalogueRoutes } from './routes.ts'

export const catalogues = {
  routes: catalogueRoutes,
  labels: catalogueFieldLabels,
} satisfies ContractFeature
