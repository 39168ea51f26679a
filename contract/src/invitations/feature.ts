import type { ContractFeature } from '../shared/feature.ts'
import { invitationFieldLabels } from './labels.ts'
import { invitationRoutes } from './routes.ts'
import { invitationStatus } from './status.ts'

export const invitations = {
  routes: invitationRoutes,
  statuses: { invitation: invitationStatus },
  labels: invitationFieldLabels,
} satisfies ContractFeature
