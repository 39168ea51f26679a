import type { Feature } from '../../feature.ts'
import { reportNotices, reportReach } from './report.notices.ts'
import { moderationHandlers } from './report.routes.ts'

export const moderation: Feature = {
  handlers: moderationHandlers,
  notices: reportNotices,
  reach: reportReach,
}
