import type { ContractFeature } from '../shared/feature.ts'
import { chatDestinations } from './destinations.ts'
import { chatEvents } from './events.ts'
import { chatFieldLabels } from './labels.ts'
import { chatRoutes } from './routes.ts'
import { chatRequestStatus } from './status.ts'

export const chats = {
  routes: chatRoutes,
  events: chatEvents,
  destinations: chatDestinations,
  statuses: { chat_request: chatRequestStatus },
  labels: chatFieldLabels,
} satisfies ContractFeature
