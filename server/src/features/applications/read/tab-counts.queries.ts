// What each view of the list holds, and how much of it waits for the caller to do something.
import type { ApplicationFilter } from '@werkplatz/contract/applications/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { preparedReach } from '../../../access/prepared-reach.ts'
import { reach } from '../../../access/scopes.ts'
import { waiting } from '../due.queries.ts'
import { applicationSets } from './application-read.queries.ts'
import { approvalSets } from './approval-read.queries.ts'

export interface TabCountRow {
  tab: ApplicationFilter
  total: number
  waiting: number
  waiting_since: Date | null
}

type Sql = RawBuilder<unknown>

/** One's own draft is to be sent, one's own acceptance to become an assignment. */
const ownWaits = (who: Member) => sql`(application.status = 'DRAFT' or (application.status = 'APPROVED'
  and ${reach(access['application.assign'], who)}
  and not exists (select from assignment where assignment.application_id = application.id)))`

const answerWaits = (who: Member) =>
  sql`(application.status = 'PENDING' and ${waiting.isAnswerable('application')} and ${reach(access['application.review'], who)})`

/** Whoever may decide everywhere is waited for in their own company only. */
const requestWaits = (
  who: Member,
) => sql`(approval.status = 'PENDING' and ${waiting.isAnswerable('approval')} and approval.company_id = ${who.companyId}
  and ${reach(access['approval.decide'], who)})`

/** Counted up to a limit, the newest first, as the list shows them. */
function counted(tab: ApplicationFilter, table: 'application' | 'approval', sets: Sql[], waits: Sql, most: never): Sql {
  const row = (column: string) => sql.ref(`${table}.${column}`)
  const each = sets.map(
    (set) => sql`(select ${waits} as waits, coalesce(${row('sent_at')}, ${row('date_modified')}) as since
      from ${sql.table(table)} where ${set} order by ${row('date_modified')} desc, ${row('id')} desc limit ${most})`,
  )
  return sql`select ${sql.lit(tab)} as tab, least(count(*), ${most})::int as total,
      count(*) filter (where waits)::int as waiting, min(since) filter (where waits) as waiting_since
    from (${sql.join(each, sql` union all `)}) counted`
}

export const countTabs = preparedReach<{ most: number }, TabCountRow>((db, param, who) => {
  const most = param('most') as never
  const tabs = [
    counted('own', 'application', applicationSets.own(who), ownWaits(who), most),
    counted('received', 'application', applicationSets.received(who), answerWaits(who), most),
    counted('external', 'approval', approvalSets.of(who), requestWaits(who), most),
  ]
  return { compile: () => sql<TabCountRow>`${sql.join(tabs, sql` union all `)}`.compile(db) }
})
