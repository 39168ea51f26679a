// Assignments as what people report. They are not taken away: an assignment is what somebody did (decisions §7).
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Reportable } from '../../plugs/report-targets.ts'
import { findAssignmentOwner } from './assignment-notice.queries.ts'
import { findReportedAssignment, listAssignmentTitles } from './assignment-report.queries.ts'

async function ownerOf(tx: Tx, id: string) {
  const owner = await findAssignmentOwner(tx, id)
  if (!owner) throw new Refusal('not_found', { id })
  return owner
}

export const assignmentReports: Reportable = {
  ASSIGNMENT: {
    may: 'assignment.report',
    companyOf: async (tx, id) => (await ownerOf(tx, id)).company_id,
    authorOf: async (tx, id) => (await ownerOf(tx, id)).author_id,
    subjects: async (db, ids) => new Map((await listAssignmentTitles(db, ids)).map(({ id, title }) => [id, title])),
    describe: async (db, id) => {
      const assignment = await findReportedAssignment(db, id)
      if (!assignment) return { entries: [], pageId: null }
      const { author_id: authorId, title, description, date_created: date } = assignment
      const body = description ? `${title}\n\n${description}` : title
      return { entries: [{ authorId, body, date, isTarget: true }], pageId: id }
    },
  },
}
