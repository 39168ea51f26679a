// Rows of reports, and where the reported things belong.
import type { NewReport } from '@werkplatz/contract/moderation/schemas.ts'

import type { Tx } from '../../db/open.ts'

/** undefined: the caller has reported it already. */
export async function insertReport(
  tx: Tx,
  reporterId: string,
  companyId: string,
  report: NewReport,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('report')
    .values({
      reporter_id: reporterId,
      company_id: companyId,
      target: report.target,
      target_id: report.targetId,
      reason: report.report,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
}
