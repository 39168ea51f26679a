import type { Feature } from '../../feature.ts'
import { closeOwnSession } from '../../live/protocol.ts'
import { accountJobs } from './account.jobs.ts'
import { accountListeners } from './account.listeners.ts'
import { accountHandlers } from './account.routes.ts'

export const accounts: Feature = {
  handlers: accountHandlers,
  listeners: accountListeners,
  jobs: accountJobs,
  live: () => ({ sends: { logOutLive: closeOwnSession } }),
}
