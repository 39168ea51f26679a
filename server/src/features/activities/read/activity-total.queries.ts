// totalElements of a list, from counters kept with every change. What only the author can reach is counted: it is little.
import type { ActivityFilter } from '@werkplatz/contract/activities/list-schemas.ts'
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { preparedReach, type PreparedReach } from '../../../access/prepared-reach.ts'
import type { Db } from '../../../db/handles.ts'
import { sets, shown } from '../activity-parts.queries.ts'
import { readScopeOf, type Scope } from './read-scope.ts'

type Sql = RawBuilder<unknown>

const onMarketplace: readonly ActivityStatus[] = ['PUBLISHED', 'ONGOING', 'ARCHIVED']

const bucket = (statuses: readonly ActivityStatus[], isPublic?: boolean) => {
  const named = sql`activity_status in (${sql.join(statuses.map((status) => sql.lit(status)))})`
  return isPublic === undefined ? named : sql`${named} and is_public = ${sql.lit(isPublic)}`
}
const everywhere = (statuses: readonly ActivityStatus[], isPublic?: boolean): Sql =>
  sql`(select coalesce(sum(n), 0) from activity_count_all where ${bucket(statuses, isPublic)})`
const inCompany = (who: Member, statuses: readonly ActivityStatus[], isPublic?: boolean): Sql =>
  sql`(select coalesce(sum(n), 0) from activity_count where company_id = ${who.companyId} and ${bucket(statuses, isPublic)})`
const counted = (set: Sql): Sql => sql`(select count(*) from activity where ${set})`

function visibleTotal(who: Member, statuses: readonly ActivityStatus[]): Sql {
  const { visible } = readScopeOf(who)
  if (visible === 'everywhere') return everywhere(statuses)
  if (visible === 'company') return inCompany(who, statuses)
  return sql`${everywhere(statuses, true)} + ${inCompany(who, statuses, false)}`
}

function reviewTotal(scope: Scope, who: Member, status: ActivityStatus): Sql {
  if (scope === 'nowhere') return sql`0`
  return scope === 'everywhere' ? everywhere([status]) : inCompany(who, [status])
}

function sumOf(filter: ActivityFilter, who: Member): Sql {
  const { pending, approved } = readScopeOf(who)
  switch (filter) {
    case 'OPEN':
      return visibleTotal(who, ['PUBLISHED'])
    case 'ONGOING':
      return visibleTotal(who, ['ONGOING'])
    case 'ARCHIVED':
      return sql`${visibleTotal(who, ['ARCHIVED'])} + ${counted(sql`${sets.ownRest(who)} and activity.status = 'ARCHIVED'`)}`
    case 'ALL':
      return sql`${visibleTotal(who, onMarketplace)} + ${reviewTotal(pending, who, 'PENDING')} +
        ${reviewTotal(approved, who, 'APPROVED')} + ${counted(sets.ownRest(who))}`
    case 'OWN':
      return counted(sets.own(who))
    case 'APPROVE':
      return sql`${reviewTotal(pending, who, 'PENDING')} -
        ${counted(sql`${sets.own(who)} and activity.status = 'PENDING' and ${readableByOthersGrant(pending, who)}`)}`
    case 'EXTERNAL':
      return sql`${everywhere(onMarketplace, true)} - ${inCompany(who, onMarketplace, true)}`
    case 'BOOKMARKED':
      return sql`(select count(*) from bookmark join ${shown.table(who)} on activity.id = bookmark.activity_id
        where bookmark.person_id = ${who.id})`
  }
}

/** Own ones are taken off only where the counter held them: not those written in another company before. */
const readableByOthersGrant = (scope: Scope, who: Member): Sql =>
  scope === 'everywhere' ? sql`true` : sql`activity.company_id = ${who.companyId}`

export const totals = { of: (filter: ActivityFilter, who: Member): Sql => sql`(${sumOf(filter, who)})::int` }

const statements = new Map<ActivityFilter, PreparedReach<Record<string, never>, { total: number }>>()

/** Asked for alone only by pages far from the beginning. */
export async function countActivities(db: Db, me: Member, filter: ActivityFilter): Promise<number> {
  let statement = statements.get(filter)
  if (!statement) {
    statement = preparedReach((db, _param, who) => ({
      compile: () => sql<{ total: number }>`select ${totals.of(filter, who)} as total`.compile(db),
    }))
    statements.set(filter, statement)
  }
  const [row] = await statement(db, me, {})
  return row!.total
}
