import type { ContractFeature } from '../shared/feature.ts'
import { workHistoryEvents } from './events.ts'
import { workHistoryRoutes } from './routes.ts'

export const workHistory = {
  routes: workHistoryRoutes,
  events: workHistoryEvents,
} satisfies ContractFeature
