import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import type { Reportable } from '../../../plugs/report-targets.ts'
import { findOpenCase, insertCase } from '../report.queries.ts'
import { decideReport } from './decide-report.ts'
import { takeReport } from './take-report.ts'

export interface DirectRemoval {
  target: ReportTarget
  targetId: string
  reasons: string | undefined
}

/**
 * Removes content of others: files a case, takes it and decides it. Joins the undecided case if there is one, unless
 * another moderator has taken it. The guard of the caller's route has checked that they may remove it.
 */
export async function removeDirectly(tx: Tx, me: Member, reportable: Reportable, now: Date, removal: DirectRemoval) {
  const { target, targetId, reasons } = removal
  if (!reasons) throw wrongField('reasons', '«Begründung» darf nicht leer sein.')
  const kind = reportable[target]!
  const id =
    (await findOpenCase(tx, target, targetId)) ??
    (await insertCase(tx, {
      target,
      targetId,
      companyId: await kind.companyOf(tx, targetId),
      authorId: await kind.authorOf(tx, targetId),
    }))
  await takeReport(tx, me, id)
  const kept = await decideReport(tx, me, reportable, now, { id, decision: 'REMOVED', reasons, answer: '' })
  // Its author was faster.
  if (!kept) throw new Refusal('not_found', { target, targetId })
}
