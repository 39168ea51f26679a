// The audit trail: who did what to which row. Written in the same transaction as the change; append-only in SQL.
import type { AuditAction, AuditThing } from '@werkplatz/contract/audit/words.ts'

import type { Tx } from './handles.ts'

export interface AuditEntry {
  /** null: the system itself (a job). */
  actorId: string | null
  action: AuditAction
  resource: AuditThing
  targetId: string | null
  fromStatus?: string
  toStatus?: string
  details?: Record<string, unknown>
}

export const audit = (tx: Tx, entry: AuditEntry) => auditMove(tx, entry)

type AnyWords = Omit<AuditEntry, 'action' | 'resource'> & { action: string; resource: string }

/** For verbs and rows of tables that are tested to have words. */
export async function auditMove(tx: Tx, entry: AnyWords) {
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
