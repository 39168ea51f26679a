// The only place that writes a status. Asks the table, writes the status if nobody was faster, appends to the trail.
import { nextStatus, type StatusTable } from '@werkplatz/contract/shared/status.ts'
import { sql } from 'kysely'

import { Refusal } from '../lib/refusal.ts'
import { auditMove } from './audit.ts'
import type { Tx } from './handles.ts'

export interface HasStatus<S extends string> {
  id: string
  status: S
}

export interface Actor {
  /** null: the system itself. */
  id: string | null
}

export async function transition<S extends string, V extends string, R extends HasStatus<S>>(
  tx: Tx,
  table: StatusTable<S, V>,
  row: R,
  verb: NoInfer<V>,
  actor: Actor,
  details?: Record<string, unknown>,
): Promise<R> {
  const move = nextStatus(table, row.status, verb)
  if ('refused' in move) throw new Refusal('status_conflict', { why: move.refused, from: row.status, verb })
  const { numAffectedRows } = await sql`
    update ${sql.table(table.resource)} set status = ${move.to} where id = ${row.id} and status = ${row.status}
  `.execute(tx)
  // Somebody else moved it between our read and now.
  if (numAffectedRows !== 1n) throw new Refusal('status_conflict', { why: 'moved meanwhile', from: row.status, verb })
  await auditMove(tx, {
    actorId: actor.id,
    action: verb,
    resource: table.resource,
    targetId: row.id,
    fromStatus: row.status,
    toStatus: move.to,
    ...(details && { details }),
  })
  return { ...row, status: move.to }
}
