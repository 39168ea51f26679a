// The audit trail: who did what to which row. Written in the same transaction as the change; append-only in SQL.
import type { Tx } from './handles.ts'

export interface AuditEntry {
  /** null: the system itself (a job). */
  actorId: string | null
  action: string
  resource: string
  targetId: string | null
  fromStatus?: string
  toStatus?: string
  details?: Record<string, unknown>
}

export async function audit(tx: Tx, entry: AuditEntry) {
  await tx
    .insertInto('audit')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      resource: entry.resource,
      target_id: entry.targetId,
      from_status: entry.fromStatus ?? null,
      to_status: entry.toStatus ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
