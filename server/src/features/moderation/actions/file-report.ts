import type { NewReport } from '@werkplatz/contract/moderation/schemas.ts'

import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Reportable } from '../../../plugs/report-targets.ts'
import { findOpenCase, insertReport } from '../report.queries.ts'

/**
 * Content of others that the caller can see. A second report of the same caller is refused;
 * what others have reported before and nobody has decided yet is one case with it.
 */
export async function fileReport(tx: Tx, me: Member, reportable: Reportable, report: NewReport) {
  const { target, targetId } = report
  const kind = reportable[target]
  if (!kind) throw new Refusal('not_found', { target, targetId })
  await guardRow(tx, me, kind.may, targetId)
  const place = {
    companyId: await kind.companyOf(tx, targetId),
    authorId: await kind.authorOf(tx, targetId),
    leadId: await findOpenCase(tx, target, targetId),
  }
  const filed = await insertReport(tx, me.id, place, report)
  if (!filed) throw new Refusal('already_reported', { target, targetId })
  await kind.keep?.(tx, filed.id, targetId)
  await audit(tx, { actorId: me.id, action: 'report', resource: 'report', targetId: filed.id, details: { target } })
  await announce(tx, 'report.filed', { reportId: filed.id, target, targetId, reporterId: me.id })
}
