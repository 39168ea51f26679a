// What is away and can still be brought back: what moderators removed, and what authors deleted themselves.
import { RESTORABLE_DAYS } from '@werkplatz/contract/moderation/limits.ts'
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../../access/member.ts'
import type { PageParams } from '../../../access/page.ts'
import { preparedReach } from '../../../access/prepared-reach.ts'
import { reach } from '../../../access/scopes.ts'
import type { Kept } from '../../../plugs/report-targets.ts'
import { reportParts, type SomeoneRow } from './report-read.queries.ts'

const { someone, waits, entrusted } = reportParts

export interface RemovedRow {
  id: string
  report_id: string | null
  target: ReportTarget
  target_id: string
  kept: Kept
  date_removed: Date
  is_by_author: boolean
  is_restorable: boolean
  author: SomeoneRow | null
  remover: SomeoneRow | null
}

/** Nothing is kept of a case whose content is back, or gone for good. */
const removedByModerators = (who: Member) =>
  sql`report.status = 'CLOSED' and report.kept is not null and ${entrusted(who)}`

const deletedByAuthors = (who: Member) => sql`removal.date_restored is null
  and removal.date_created > now() - make_interval(days => ${sql.lit(RESTORABLE_DAYS)})
  and ${reach(access['removal.read'], who)}`

export const listRemoved = preparedReach<PageParams, RemovedRow>((db, param, who) => ({
  compile: () =>
    sql<RemovedRow>`
      select away.id, away.report_id, away.target, away.target_id, away.kept, away.date_removed, away.is_by_author,
        away.is_restorable, ${someone('author', who)} as author, ${someone('remover', who)} as remover
      from (
        select report.id, report.id as report_id, report.target, report.target_id, report.kept,
          report.date_closed as date_removed, false as is_by_author, not ${waits} as is_restorable, report.author_id,
          report.decided_by as remover_id
        from report where ${removedByModerators(who)}
        union all
        select removal.id, null, removal.target, removal.target_id, removal.kept, removal.date_created,
          removal.is_by_author, true, removal.author_id, null
        from removal where ${deletedByAuthors(who)}
      ) away
      left join person author on author.id = away.author_id
      left join person remover on remover.id = away.remover_id
      order by away.date_removed desc, away.id desc limit ${param('size')} offset ${param('offset')}
    `.compile(db),
}))

export const countRemoved = preparedReach<{ most: number }, { total: number }>((db, param, who) => ({
  compile: () =>
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from report where ${removedByModerators(who)}
        union all
        select from removal where ${deletedByAuthors(who)}
        limit ${param('most')}) counted
    `.compile(db),
}))
