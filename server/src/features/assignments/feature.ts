import type { Feature } from '../../feature.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findAssignmentCompany } from './assignment-notice.queries.ts'
import { assignmentNotices, assignmentReach } from './assignment.notices.ts'
import { assignmentHandlers } from './assignment.routes.ts'

export const assignments: Feature = {
  handlers: assignmentHandlers,
  notices: assignmentNotices,
  reach: assignmentReach,
  reportable: {
    ASSIGNMENT: {
      may: 'assignment.report',
      companyOf: async (tx, id) => {
        const companyId = await findAssignmentCompany(tx, id)
        if (!companyId) throw new Refusal('not_found', { id })
        return companyId
      },
    },
  },
}
