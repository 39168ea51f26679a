import type { ContractFeature } from '../shared/feature.ts'
import { calendarFieldLabels } from './labels.ts'
import { calendarRoutes } from './routes.ts'

export const calendar = {
  routes: calendarRoutes,
  labels: calendarFieldLabels,
} satisfies ContractFeature
