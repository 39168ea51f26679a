// Contract route → action or query. No logic.
import type { AuditQuery } from '@werkplatz/contract/audit/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { custom, read, type Handler } from '../../http/handlers.ts'
import type { Clock } from '../../lib/clock.ts'
import { csv } from '../../outbound/documents/csv.ts'
import type { Services } from '../../services.ts'
import { exportAudit } from './actions/export-audit.ts'
import { periodOf } from './trail-period.ts'
import { presentTrail, trailColumns, trailFileName, trailRow } from './trail.present.ts'
import { listTrail } from './trail.queries.ts'

const PAGE = 50
/** Rows read at once while a file is streamed. */
const PORTION = 1_000

const askedOf = (query: AuditQuery, clock: Clock) => ({
  actorId: query.actorId ?? null,
  targetId: query.targetId ?? null,
  action: query.action ?? null,
  companyId: query.companyId ?? null,
  before: query.before ?? null,
  ...periodOf(query, clock.now()),
})

/** However long it is: each portion goes on below the last row of the one before. */
async function* wholeTrail(db: Db, me: Member, asked: ReturnType<typeof askedOf>) {
  let before = asked.before
  for (;;) {
    const rows = await listTrail(db, me, { ...asked, before, most: PORTION })
    yield* rows.map(trailRow)
    if (rows.length < PORTION) return
    before = rows.at(-1)!.id
  }
}

export const auditHandlers = ({ clock }: Services): Handler[] => [
  read('listAudit', async (db, { me, input }) => {
    const rows = await listTrail(db, me, { ...askedOf(input.query, clock), most: PAGE + 1 })
    return { body: presentTrail(rows, PAGE) }
  }),
  custom('exportAudit', async ({ db, begin }, { me, input }) => {
    await begin((tx) => exportAudit(tx, me, input.query))
    return { file: { name: trailFileName, body: csv(trailColumns, wholeTrail(db, me, askedOf(input.query, clock))) } }
  }),
]
