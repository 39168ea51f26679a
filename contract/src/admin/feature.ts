import type { ContractFeature } from '../shared/feature.ts'
import { adminRoutes } from './routes.ts'

export const admin = {
  routes: adminRoutes,
} satisfies ContractFeature
