// Reading the trail. Who may see which entry is asked in the database (server/src/db/migrations/0068_read_audit.sql), which is
// the only way http has to it.
import type { AuditEntry } from '@werkplatz/contract/audit/schemas.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { managed } from '../people/person-parts.queries.ts'

export interface AskedTrail {
  actorId: string | null
  targetId: string | null
  action: string | null
  companyId: string | null
  from: Date
  to: Date
  before: string | null
  most: number
}

export interface TrailRow {
  id: string
  at: Date
  actor_id: string | null
  actor: string | null
  action: string
  resource: string
  target: string | null
  feature: string | null
  from_status: string | null
  to_status: string | null
  company_name: string | null
  roles: AuditEntry['roles']
}

/** Whoever sees one company knows its people by name, and of others only that there is somebody. */
export async function listTrail(db: Db, me: Member, asked: AskedTrail): Promise<TrailRow[]> {
  const isKnown = (table: string) =>
    me.isPlatform ? sql`true` : sql`${sql.ref(`${table}.company_id`)} = ${me.companyId}`
  const { rows } = await sql<TrailRow>`
    select entry.id, entry.at, entry.actor_id, entry.action, entry.resource, entry.from_status, entry.to_status,
      case when ${isKnown('actor')} then ${managed.name('actor')} end as actor,
      coalesce(case when ${isKnown('target')} then ${managed.name('target')} end, about.name) as target,
      case entry.resource when 'feature_switch' then entry.details ->> 'feature' end as feature,
      coalesce(about.name, company.name) as company_name,
      case when entry.resource = 'person' and entry.details -> 'rolesBefore' <> entry.details -> 'roles'
        then jsonb_build_object('before', entry.details -> 'rolesBefore', 'after', entry.details -> 'roles') end as roles
    from read_audit(${asked.actorId}, ${asked.targetId}, ${asked.action}, ${asked.companyId}, ${asked.from}, ${asked.to},
      ${asked.before}, ${asked.most}) entry
    left join person actor on actor.id = entry.actor_id
    left join person target on entry.resource = 'person' and target.id = entry.target_id
    left join company about on entry.resource in ('company', 'feature_switch') and about.id = entry.target_id
    left join company on company.id = coalesce(target.company_id, actor.company_id)
    order by entry.id desc
  `.execute(db)
  return rows
}
