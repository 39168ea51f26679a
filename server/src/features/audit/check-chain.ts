import { audit } from '../../db/audit.ts'
import type { WorkContext } from '../../jobs/definitions.ts'
import { auditBreaks } from '../../lib/metrics.ts'
import { findLastSeal, listBrokenSeals, listToldBreaks, listUnsealedMonths, type Break } from './audit-chain.queries.ts'

/** Small enough for one statement's time limit, whatever a minute's seal holds. */
const PAGE = 200

/** Everything, or the newest seals only. Each call's finding is the whole truth about what it looked at. */
export async function checkChain(ctx: WorkContext, newest?: number): Promise<Break[]> {
  const last = await findLastSeal(ctx.db)
  const found: Break[] = newest ? [] : await listUnsealedMonths(ctx.db)
  for (let after = newest ? Math.max(0, last - newest) : 0; after < last; after += PAGE)
    found.push(...(await listBrokenSeals(ctx.db, after, PAGE)))
  auditBreaks.set({ looked: newest ? 'newest' : 'all' }, found.length)
  if (found.length) await tell(ctx, found)
  return found
}

/** Outside the database too: whoever can mend the chain there cannot reach the log and the metric. */
async function tell({ begin, log }: WorkContext, found: Break[]) {
  log.error({ alert: true, breaks: found.slice(0, 20), count: found.length }, 'the audit trail was tampered with')
  await begin(async (tx) => {
    const told = await listToldBreaks(tx)
    for (const { where, what } of found.slice(0, 20).filter((one) => !told.includes(one.where)))
      await audit(tx, {
        actorId: null,
        action: 'chainBroken',
        resource: 'audit',
        targetId: null,
        details: { where, what },
      })
  })
}
