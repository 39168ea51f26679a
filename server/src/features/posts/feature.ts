import type { Feature } from '../../feature.ts'
import { dropPostFile } from './actions/drop-post-file.ts'
import { postJobs } from './post.jobs.ts'
import { postFeed, postNotices, postReach } from './post.notices.ts'
import { postReports } from './post.reports.ts'
import { postHandlers } from './post.routes.ts'

export const posts: Feature = {
  handlers: postHandlers,
  jobs: postJobs,
  notices: postNotices,
  feed: postFeed,
  reach: postReach,
  fileHolders: { post: dropPostFile },
  reportable: postReports,
}
