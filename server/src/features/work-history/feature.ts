import type { Feature } from '../../feature.ts'
import { workHistoryJobs } from './work-history.jobs.ts'
import { workHistoryFeed } from './work-history.notices.ts'
import { workHistoryHandlers } from './work-history.routes.ts'

export const workHistory: Feature = {
  handlers: workHistoryHandlers,
  jobs: workHistoryJobs,
  feed: workHistoryFeed,
}
