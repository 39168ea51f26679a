import type { Feature } from '../../feature.ts'
import { dropPostFile } from './actions/drop-post-file.ts'
import { postJobs } from './post.jobs.ts'
import { postFeed, postNotices, postReach } from './post.notices.ts'
import { findReported } from './post.queries.ts'
import { postHandlers } from './post.routes.ts'

export const posts: Feature = {
  handlers: postHandlers,
  jobs: postJobs,
  notices: postNotices,
  feed: postFeed,
  reach: postReach,
  fileHolders: { post: dropPostFile },
  reportable: {
    POST: {
      may: 'post.report',
      companyOf: async (tx, id) => (await findReported(tx, 'post', id)).company_id,
      authorOf: async (tx, id) => (await findReported(tx, 'post', id)).author_id,
    },
    COMMENT: {
      may: 'comment.report',
      companyOf: async (tx, id) => (await findReported(tx, 'comment', id)).company_id,
      authorOf: async (tx, id) => (await findReported(tx, 'comment', id)).author_id,
    },
  },
}
