import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { countExported } from '../apprentice.queries.ts'
import { countToday, findUnderWay, insertExport, type ExportRow, type Wish } from '../export.queries.ts'
import { RUN_EXPORT } from '../job-names.ts'
import { exportTerms } from '../kinds.ts'

/** The table and a document each (T46). */
const MOST_ENTRIES = 2_000

/** Whoever asks again while one is under way gets that one: no second job for the same wish. */
export async function startExport(tx: Tx, me: Member, wish: Wish): Promise<ExportRow> {
  const underWay = await findUnderWay(tx, me.id)
  if (underWay) return sameKind(underWay, wish)
  const today = await countToday(tx, me.id, wish.kind)
  const { perDay } = exportTerms[wish.kind]
  if (today.count >= perDay)
    throw new Refusal(perDay === 1 ? 'one_export_a_day' : 'too_many_exports', {
      kind: wish.kind,
      retryAfter: today.left,
    })
  if (wish.kind === 'APPRENTICES' && (await countExported(tx, me, wish.mine)) >= MOST_ENTRIES) {
    throw new Refusal('export_too_large')
  }
  const started = await insertExport(tx, me, wish)
  // Somebody's other window was faster by a moment.
  if (!started) return sameKind((await findUnderWay(tx, me.id))!, wish)
  await audit(tx, {
    actorId: me.id,
    action: 'startExport',
    resource: 'export',
    targetId: started.id,
    toStatus: 'WAITING',
    details: { kind: wish.kind, mine: wish.mine },
  })
  await enqueue(tx, RUN_EXPORT, { id: started.id })
  return started
}

/** One at a time for each person. */
function sameKind(underWay: ExportRow, { kind }: Wish): ExportRow {
  if (underWay.kind !== kind) throw new Refusal('export_running', { kind: underWay.kind })
  return underWay
}
