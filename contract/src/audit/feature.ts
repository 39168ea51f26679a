import type { ContractFeature } from '../shared/feature.ts'
import { auditFieldLabels } from './labels.ts'
import { auditRoutes } from './routes.ts'

export const audit = {
  routes: auditRoutes,
  labels: auditFieldLabels,
} satisfies ContractFeature
