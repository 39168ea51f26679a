import type { Feature } from '../../feature.ts'
import { exportJobs } from './export.jobs.ts'
import { exportNotices, exportReach } from './export.notices.ts'
import { exportHandlers } from './export.routes.ts'
import { listExportClaims } from './stored-exports.ts'

export const dataExports: Feature = {
  handlers: exportHandlers,
  jobs: exportJobs,
  notices: exportNotices,
  reach: exportReach,
  stored: { lists: [listExportClaims] },
}
