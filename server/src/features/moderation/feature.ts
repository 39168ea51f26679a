import type { Feature } from '../../feature.ts'
import { Refusal } from '../../lib/refusal.ts'
import { reportJobs } from './report.jobs.ts'
import { reportNotices, reportReach } from './report.notices.ts'
import { moderationHandlers } from './report.routes.ts'

export const moderation: Feature = {
  handlers: moderationHandlers,
  jobs: reportJobs,
  notices: reportNotices,
  reach: reportReach,
  fileHolders: {
    // Put aside until the decision is final: neither side can make it disappear.
    report: async () => {
      throw new Refusal('forbidden')
    },
  },
}
