import type { ExportKind } from '@werkplatz/contract/exports/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { countToday, findUnderWay, insertExport, type ExportRow } from '../export.queries.ts'
import { RUN_EXPORT } from '../job-names.ts'

const PER_DAY = 3

/** Whoever asks again while one is under way gets that one: no second job for the same wish. */
export async function startExport(tx: Tx, me: Member, kind: ExportKind): Promise<ExportRow> {
  const underWay = await findUnderWay(tx, me.id, kind)
  if (underWay) return underWay
  if ((await countToday(tx, me.id, kind)) >= PER_DAY) throw new Refusal('too_many_exports', { kind })
  const started = await insertExport(tx, me, kind)
  // Somebody's other window was faster by a moment.
  if (!started) return (await findUnderWay(tx, me.id, kind))!
  await audit(tx, {
    actorId: me.id,
    action: 'startExport',
    resource: 'export',
    targetId: started.id,
    toStatus: 'WAITING',
    details: { kind },
  })
  await enqueue(tx, RUN_EXPORT, { id: started.id })
  return started
}
