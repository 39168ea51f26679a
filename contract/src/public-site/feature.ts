import type { ContractFeature } from '../shared/feature.ts'
import { contactFieldLabels } from './labels.ts'
import { publicSiteRoutes } from './routes.ts'

export const publicSite = {
  routes: publicSiteRoutes,
  labels: contactFieldLabels,
} satisfies ContractFeature
