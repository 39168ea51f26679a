import type { ContractFeature } from '../shared/feature.ts'
import { companyAdminRoutes } from './admin-routes.ts'
import { companyFieldLabels } from './labels.ts'
import { companyRoutes } from './routes.ts'
import { companyStatus } from './status.ts'

export const companies = {
  routes: { ...companyRoutes, ...companyAdminRoutes },
  statuses: { company: companyStatus },
  labels: companyFieldLabels,
} satisfies ContractFeature
