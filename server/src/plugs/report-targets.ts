// What can be reported: the feature of a thing says which rule must allow it, which company looks after it,
// and whose it is: nobody is asked to judge their own.
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'

import type { Tx } from '../db/handles.ts'

export interface ReportableKind {
  may: Action
  /** null: it concerns several companies, and only those who run the platform look after it. */
  companyOf: (tx: Tx, id: string) => Promise<string | null>
  /** Whose content it is: a moderator is not told of a report about themself. Null: a company's. */
  authorOf: (tx: Tx, id: string) => Promise<string | null>
  /** What must still be there when somebody looks at the report. */
  keep?: (tx: Tx, reportId: string, id: string) => Promise<void>
}

export type Reportable = Readonly<Partial<Record<ReportTarget, ReportableKind>>>
