// Rows → contract shapes. What an entry holds besides is not shown: it may speak of what somebody wrote.
import { branded } from '@werkplatz/content/brand.ts'
import documents from '@werkplatz/content/documents.json' with { type: 'json' }
import labels from '@werkplatz/content/labels/audit.json' with { type: 'json' }
import type { AuditEntry, AuditPage } from '@werkplatz/contract/audit/schemas.ts'
import { roleLabels, type Role } from '@werkplatz/contract/rules/roles.ts'

import { zurichText } from '../../lib/zurich-time.ts'
import type { CsvRow } from '../../outbound/documents/csv.ts'
import type { TrailRow } from './trail.queries.ts'

export const presentEntry = (row: TrailRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.actor_id === null ? 'SYSTEM' : row.actor === null ? 'ELSEWHERE' : 'PERSON',
  actor: row.actor_id !== null && row.actor !== null ? { userId: row.actor_id, name: row.actor } : null,
  action: row.action,
  resource: row.feature ?? row.resource,
  targetName: row.target,
  fromStatus: row.from_status,
  toStatus: row.to_status,
  companyName: row.company_name,
  roles: row.roles,
})

/** One more was asked for than is shown. */
export const presentTrail = (rows: readonly TrailRow[], size: number): AuditPage => ({
  entries: rows.slice(0, size).map(presentEntry),
  hasMore: rows.length > size,
})

const words = branded(documents).csv.audit
const actions: Readonly<Record<string, string>> = labels.actions
const things: Readonly<Record<string, string>> = labels.things
const states: Readonly<Record<string, string>> = labels.states

/** What it was before and what after, in words. */
const change = (status: string | null, roles: readonly Role[] | undefined) =>
  status === null ? (roles?.map((role) => roleLabels[role]).join(', ') ?? null) : (states[status] ?? status)
const doers: Record<AuditEntry['by'], string | null> = {
  SYSTEM: words.system,
  ELSEWHERE: words.elsewhere,
  PERSON: null,
}

export const trailColumns = words.columns
export const trailFileName = words.fileName

export function trailRow(row: TrailRow): CsvRow {
  const { by, actor, action, resource, targetName, fromStatus, toStatus, companyName, roles } = presentEntry(row)
  const doer = doers[by] ?? actor?.name ?? null
  return [
    zurichText(row.at),
    doer,
    actions[action] ?? action,
    things[resource] ?? resource,
    targetName,
    change(fromStatus, roles?.before),
    change(toStatus, roles?.after),
    companyName,
  ]
}
