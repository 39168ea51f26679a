// Contract route → action or query. No logic.
import type { AuditQuery } from '@werkplatz/contract/audit/schemas.ts'

import { custom, read, type Handler } from '../../http/handlers.ts'
import type { Clock } from '../../lib/clock.ts'
import { csv } from '../../outbound/documents/csv.ts'
import type { Services } from '../../services.ts'
import { exportAudit } from './actions/export-audit.ts'
import { periodOf } from './trail-period.ts'
import { presentTrail, trailColumns, trailFileName, trailRow } from './trail.present.ts'
import { listTrail } from './trail.queries.ts'

const PAGE = 50
/** More than anybody reads; the server draws it while the browser waits. */
const MOST_EXPORTED = 5_000

const askedOf = (query: AuditQuery, clock: Clock) => ({
  actorId: query.actorId ?? null,
  targetId: query.targetId ?? null,
  action: query.action ?? null,
  companyId: query.companyId ?? null,
  before: query.before ?? null,
  ...periodOf(query, clock.now()),
})

export const auditHandlers = ({ clock }: Services): Handler[] => [
  read('listAudit', async (db, { me, input }) => {
    const rows = await listTrail(db, me, { ...askedOf(input.query, clock), most: PAGE + 1 })
    return { body: presentTrail(rows, PAGE) }
  }),
  custom('exportAudit', async ({ db, begin }, { me, input }) => {
    await begin((tx) => exportAudit(tx, me, input.query))
    const rows = await listTrail(db, me, { ...askedOf(input.query, clock), most: MOST_EXPORTED })
    return { file: { name: trailFileName, body: csv(trailColumns, rows.map(trailRow)) } }
  }),
]
