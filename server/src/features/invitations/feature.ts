import type { Feature } from '../../feature.ts'
import { invitationJobs } from './invitation.jobs.ts'
import { invitationHandlers } from './invitation.routes.ts'

export const invitations: Feature = {
  handlers: invitationHandlers,
  jobs: invitationJobs,
}
