// What can be reported: for each kind the rule that must allow it, and the company that looks after it. A feature adds
// the line of its thing when it comes.
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'

import type { Tx } from '../../db/open.ts'
import { lockActivity } from '../activities/activity.queries.ts'

export interface ReportableKind {
  may: Action
  companyOf: (tx: Tx, id: string) => Promise<string>
}

export const reportable: Partial<Record<ReportTarget, ReportableKind>> = {
  ACTIVITY: { may: 'activity.report', companyOf: async (tx, id) => (await lockActivity(tx, id)).company_id },
}
