import type { ContractFeature } from '../shared/feature.ts'
import { companyRoutes } from './routes.ts'

export const companies = {
  routes: companyRoutes,
} satisfies ContractFeature
