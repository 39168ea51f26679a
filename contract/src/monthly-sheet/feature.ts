import type { ContractFeature } from '../shared/feature.ts'
import { monthlySheetRoutes } from './routes.ts'

export const monthlySheet = {
  routes: monthlySheetRoutes,
} satisfies ContractFeature
