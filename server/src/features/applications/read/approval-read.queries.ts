// Requests to apply to another company, as people read them.
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import type { PlannedAssignment } from '@werkplatz/contract/applications/schemas.ts'
import type { ApprovalStatus } from '@werkplatz/contract/applications/status.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder } from 'kysely'

import { canBits } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import type { PageParams } from '../../../access/page.ts'
import { preparedReach } from '../../../access/prepared-reach.ts'
import { effectiveScope, grantsOf, reach } from '../../../access/scopes.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Canton } from '../../../lib/swiss-holidays.ts'
import { shown } from '../../activities/activity-parts.queries.ts'
import type { Picture } from '../../files/file.present.ts'
import { names, portraits, strangers } from '../../people/person-parts.queries.ts'

/** What a row's menu asks about; the order is that of the bits. */
export const approvalActions = ['approval.decide', 'approval.delete'] as const satisfies readonly Action[]

export interface ApprovalListRow {
  id: string
  status: ApprovalStatus
  applicant_id: string
  applicant: string
  applicant_picture: Picture | null
  activity_id: string
  activity_title: string
  activity_company: string
  activity_status: ActivityStatus
  canton: Canton | null
  sent_at: Date
  due_on: string
  date_modified: Date
  may: number
}

export interface ApprovalDetailsRow extends ApprovalListRow {
  comment: string
  applicant_profile_id: string
  applicant_first: string
  applicant_company: string
  banner: Picture | null
  slogan: string
  seen_at: Date | null
  seen_by: string | null
  decided_at: Date | null
  decided_by: string | null
  reason: string
  date_start: string | null
  date_end: string | null
  duration: number | null
  workload: number
  location: string
  planned: PlannedAssignment[]
}

const columns = (who: Member) => sql`
  approval.id, approval.status, approval.applicant_id, ${names.full('applicant', who)} as applicant,
  ${portraits.avatar('applicant', who)} as applicant_picture, approval.activity_id, 
  ${shown.field('title')} as activity_title,
  activity.status as activity_status,
  activity_company.name as activity_company, applicant_company.canton, approval.sent_at, approval.due_on,
  approval.date_modified, ${canBits(approvalActions, who)} as may`

const joins = (who: Member) => sql`
  join person applicant on applicant.id = approval.applicant_id
  join company applicant_company on applicant_company.id = approval.company_id
  join activity on activity.id = approval.activity_id ${shown.joined(who)}
  join company activity_company on activity_company.id = activity.company_id`

/** What the applicant has in that time; of what goes on and on, what is yet to come. Drafts are nobody else's. */
const planned = (who: Member) => sql`(
  select coalesce(json_agg(json_build_object('id', busy.id, 'title', busy.title, 'dateStart', busy.date_start,
    'dateEnd', busy.date_end, 'workload', busy.workload) order by busy.date_start, busy.id), '[]')
  from (select assignment.id, assignment.title, assignment.date_start, assignment.date_end, assignment.workload
    from assignment
    where assignment.author_id = approval.applicant_id and assignment.status in ('PENDING', 'APPROVED')
      and ${reach(access['assignment.read'], who)}
      and assignment.date_end >= coalesce(${shown.field('dateStart')}, (now() at time zone 'Europe/Zurich')::date)
      and assignment.date_start <= coalesce(${shown.field('dateEnd')}, 'infinity')
    order by assignment.date_start, assignment.id limit 10) busy)`

export const findApproval = preparedReach<{ id: string }, ApprovalDetailsRow>((db, param, who) => ({
  compile: () =>
    sql<ApprovalDetailsRow>`
      select ${columns(who)}, approval.comment, approval.reason, ${shown.field('dateStart')} as date_start,
        ${shown.field('dateEnd')} as date_end, ${shown.field('duration')} as duration, ${shown.field('workload')} as workload,
        ${shown.field('location')} as location, ${planned(who)} as planned, applicant.profile_id as applicant_profile_id,
        applicant.name_first as applicant_first, applicant_company.name as applicant_company, ${portraits.banner('applicant', who)} as banner,
        applicant.slogan, approval.seen_at, approval.decided_at,
        (select ${names.full('reader', who)} from person reader where reader.id = approval.seen_by) as seen_by,
        (select ${names.full('decider', who)} from person decider where decider.id = approval.decided_by) as decided_by
      from approval ${joins(who)}
      where approval.id = ${param('id')}
    `.compile(db),
}))

type Sql = RawBuilder<unknown>

/** Disjoint sets, read off the access table: everybody's own, the company's, or all. */
function setsFor(who: Member): Sql[] {
  const scopes = grantsOf(access['approval.read'], who).map((grant) => effectiveScope(grant, who))
  if (scopes.includes('everywhere')) return [sql`true`]
  const own = sql`approval.applicant_id = ${who.id}`
  if (!scopes.includes('inCompany')) return [own]
  return [sql`approval.company_id = ${who.companyId}`, sql`${own} and approval.company_id <> ${who.companyId}`]
}

export const approvalSets = { of: setsFor }

interface SearchedPage extends PageParams {
  /** Between wildcards, as typed. */
  pattern: string
}

/**
 * plain: without words. scanned: by date, each row looked into. indexed: by the index of letters, over all companies.
 * newest: letters too few for the index, looked for among the newest.
 */
export type ApprovalMode = 'plain' | 'scanned' | 'indexed' | 'newest'

const NEWEST = 5_000
const newest = sql`order by date_modified desc, id desc`

/** Folded once, not once a row. */
const folded = (pattern: never) => sql`(select rtrim(person_search(${pattern}::text, '')))`

/** Of whom only a letter is shown cannot be looked for by the rest. */
const foundOpenly = (found: Sql, who: Member, pattern: never) => sql`
  select found.id, found.date_modified from (${found}) found
  join approval on approval.id = found.id
  join person applicant on applicant.id = approval.applicant_id
  join activity on activity.id = approval.activity_id ${shown.joined(who)}
  where not ${strangers.isMasked('applicant', who)}
    or person_search(applicant.name_first, ${shown.field('title')}) like ${folded(pattern)}`

function candidates(mode: ApprovalMode, who: Member, pattern: never, limit: never): Sql {
  const found = rawCandidates(mode, who, pattern, limit)
  return mode === 'plain' ? found : foundOpenly(found, who, pattern)
}

function rawCandidates(mode: ApprovalMode, who: Member, pattern: never, limit: never): Sql {
  if (mode === 'indexed') return sql`select id, date_modified from find_requests(${folded(pattern)}, ${limit})`
  if (mode === 'newest') {
    const latest = sql`select id, date_modified, search from approval ${newest} limit ${sql.lit(NEWEST)}`
    return sql`select id, date_modified from (${latest}) latest where search like ${folded(pattern)} limit ${limit}`
  }
  const found = mode === 'scanned' ? sql`and approval.search like ${folded(pattern)}` : sql``
  const each = setsFor(who).map(
    (set) => sql`(select approval.id, approval.date_modified from approval
      where ${set} ${found} ${newest} limit ${limit})`,
  )
  return sql.join(each, sql` union all `)
}

const buildList = (mode: ApprovalMode) =>
  preparedReach<SearchedPage, ApprovalListRow>((db, param, who) => {
    // The index of letters knows no order: all its hits are sorted, and they are few.
    const limit = mode === 'indexed' || mode === 'newest' ? (sql.lit(NEWEST) as never) : param('take')
    return {
      compile: () =>
        sql<ApprovalListRow>`
          select ${columns(who)}
          from ${pageOf(sql`select id from (${candidates(mode, who, param('pattern'), limit)}) candidate
            ${newest} limit ${param('size')} offset ${param('offset')}`)}
          join approval on approval.id = page.id ${joins(who)}
          where ${reach(access['approval.read'], who)}
          order by approval.date_modified desc, approval.id desc
        `.compile(db),
    }
  })

const buildCount = (mode: ApprovalMode) =>
  preparedReach<{ pattern: string; most: number }, { total: number }>((db, param, who) => ({
    compile: () =>
      sql<{ total: number }>`
        select least(count(*), ${param('most')})::int as total
        from (${candidates(mode, who, param('pattern'), param('most'))}) candidate
      `.compile(db),
  }))

export const listApprovals = {
  plain: buildList('plain'),
  scanned: buildList('scanned'),
  indexed: buildList('indexed'),
  newest: buildList('newest'),
}
export const countApprovals = {
  plain: buildCount('plain'),
  scanned: buildCount('scanned'),
  indexed: buildCount('indexed'),
  newest: buildCount('newest'),
}

/** Over all companies: too many to look into each. */
export const readsAll = {
  requests: (who: Member) =>
    grantsOf(access['approval.read'], who).some((grant) => effectiveScope(grant, who) === 'everywhere'),
}
