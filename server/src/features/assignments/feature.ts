import type { Tx } from '../../db/handles.ts'
import type { Feature } from '../../feature.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findAssignmentOwner } from './assignment-notice.queries.ts'
import { assignmentNotices, assignmentReach } from './assignment.notices.ts'
import { assignmentHandlers } from './assignment.routes.ts'

async function ownerOf(tx: Tx, id: string) {
  const owner = await findAssignmentOwner(tx, id)
  if (!owner) throw new Refusal('not_found', { id })
  return owner
}

export const assignments: Feature = {
  handlers: assignmentHandlers,
  notices: assignmentNotices,
  reach: assignmentReach,
  reportable: {
    ASSIGNMENT: {
      may: 'assignment.report',
      companyOf: async (tx, id) => (await ownerOf(tx, id)).company_id,
      authorOf: async (tx, id) => (await ownerOf(tx, id)).author_id,
    },
  },
}
