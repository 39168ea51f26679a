import type { ContractFeature } from '../shared/feature.ts'
import { settingFieldLabels } from './labels.ts'
import { settingRoutes } from './routes.ts'

export const settings = {
  routes: settingRoutes,
  labels: settingFieldLabels,
} satisfies ContractFeature
