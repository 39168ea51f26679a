import type { ContractFeature } from '../shared/feature.ts'
import { accessCheckFieldLabels } from './labels.ts'
import { accessCheckRoutes } from './routes.ts'

export const accessCheck = {
  routes: accessCheckRoutes,
  labels: accessCheckFieldLabels,
} satisfies ContractFeature
