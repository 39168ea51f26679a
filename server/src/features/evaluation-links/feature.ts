import type { Feature } from '../../feature.ts'
import { evaluationLinkJobs } from './evaluation-link.jobs.ts'
import { evaluationLinkListeners } from './evaluation-link.listeners.ts'
import { evaluationLinkNotices, evaluationLinkReach } from './evaluation-link.notices.ts'
import { evaluationLinkHandlers } from './evaluation-link.routes.ts'

export const evaluationLinks: Feature = {
  handlers: evaluationLinkHandlers,
  listeners: evaluationLinkListeners,
  jobs: evaluationLinkJobs,
  notices: evaluationLinkNotices,
  reach: evaluationLinkReach,
}
