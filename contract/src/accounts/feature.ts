import type { ContractFeature } from '../shared/feature.ts'
import { accountDestinations } from './destinations.ts'
import { accountEvents } from './events.ts'
import { accountFieldLabels } from './labels.ts'
import { accountRoutes } from './routes.ts'
import { sessionStatus } from './status.ts'

export const accounts = {
  routes: accountRoutes,
  events: accountEvents,
  destinations: accountDestinations,
  statuses: { session: sessionStatus },
  labels: accountFieldLabels,
} satisfies ContractFeature
