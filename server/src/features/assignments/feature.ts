import type { Feature } from '../../feature.ts'
import { assignmentNotices, assignmentReach } from './assignment.notices.ts'
import { assignmentReports } from './assignment.reports.ts'
import { assignmentHandlers } from './assignment.routes.ts'

export const assignments: Feature = {
  handlers: assignmentHandlers,
  notices: assignmentNotices,
  reach: assignmentReach,
  reportable: assignmentReports,
}
