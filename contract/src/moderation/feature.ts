import type { ContractFeature } from '../shared/feature.ts'
import { moderationEvents } from './events.ts'
import { reportFieldLabels } from './labels.ts'
import { moderationRoutes } from './routes.ts'

export const moderation = {
  routes: moderationRoutes,
  events: moderationEvents,
  labels: reportFieldLabels,
} satisfies ContractFeature
