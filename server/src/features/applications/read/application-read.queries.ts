// Applications as people read them: one with all it says, and pages of them. First the ids by one index scan for each
// set, then the rest for those rows only (docs/performance.md).
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import type { ApplicationFilter } from '@werkplatz/contract/applications/schemas.ts'
import type { ApplicationStatus, ApprovalStatus } from '@werkplatz/contract/applications/status.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder } from 'kysely'

import { canBits } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import type { PageParams } from '../../../access/page.ts'
import { preparedReach, type PreparedReach } from '../../../access/prepared-reach.ts'
import { grantsOf, reach } from '../../../access/scopes.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Canton } from '../../../lib/swiss-holidays.ts'
import { shown } from '../../activities/activity-parts.queries.ts'
import type { Picture } from '../../files/file.present.ts'
import { emails, names, portraits } from '../../people/person-parts.queries.ts'

/** What a row's menu asks about; the order is that of the bits. */
export const applicationActions = [
  'application.edit',
  'application.send',
  'application.review',
  'application.delete',
  'application.assign',
] as const satisfies readonly Action[]

export interface ApplicationListRow {
  id: string
  status: ApplicationStatus
  title: string
  profile_id: string
  author_id: string
  author: string
  author_picture: Picture | null
  /** Null for the eyes of another company. */
  author_mail: string | null
  activity_id: string
  activity_title: string
  activity_author: string
  activity_company: string
  activity_status: ActivityStatus
  canton: Canton | null
  sent_at: Date | null
  due_on: string | null
  date_modified: Date
  assignment_id: string | null
  may: number
}

export interface ApplicationDetailsRow extends ApplicationListRow {
  body: string
  author_first: string
  author_company: string
  banner: Picture | null
  slogan: string
  activity_author_id: string
  is_external: boolean
  seen_at: Date | null
  seen_by: string | null
  review: { decision: 'APPROVED' | 'REJECTED'; message: string; reviewer: string; date: string } | null
}

/** Whoever is applied to reads the applicant's full name in the application, whatever the profile says. */
const isSentTo = (who: Member) => sql`application.activity_author_id = ${who.id} and application.status <> 'DRAFT'`

const columns = (who: Member) => sql`
  application.id, application.status, application.title, author.profile_id, application.author_id,
  ${names.full('author', who, isSentTo(who))} as author, ${portraits.avatar('author', who)} as author_picture,
  ${emails.shown('author', who)} as author_mail,
  application.activity_id, ${shown.field('title')} as activity_title, activity.status as activity_status, ${names.full('activity_author', who)} as activity_author,
  activity_company.name as activity_company, activity_company.canton, application.sent_at, application.due_on,
  application.date_modified,
  case when application.author_id = ${who.id} then (
    select assignment.id from assignment where assignment.application_id = application.id) end as assignment_id,
  ${canBits(applicationActions, who)} as may`

const joins = (who: Member) => sql`
  join person author on author.id = application.author_id
  join activity on activity.id = application.activity_id ${shown.joined(who)}
  join person activity_author on activity_author.id = application.activity_author_id
  join company activity_company on activity_company.id = application.activity_company_id`

export const findApplication = preparedReach<{ id: string }, ApplicationDetailsRow>((db, param, who) => ({
  compile: () =>
    sql<ApplicationDetailsRow>`
      select ${columns(who)}, application.body, author.name_first as author_first, author_company.name as author_company,
        ${portraits.banner('author', who)} as banner, author.slogan, application.activity_author_id,
        application.company_id <> application.activity_company_id as is_external, application.seen_at,
        (select ${names.full('reader', who)} from person reader where reader.id = application.seen_by) as seen_by,
        (select json_build_object('decision', application_review.decision, 'message', application_review.message,
            'reviewer', ${names.full('reviewer', who)}, 'date', application_review.date_created)
          from application_review join person reviewer on reviewer.id = application_review.reviewer_id
          where application_review.application_id = application.id
          order by application_review.date_created desc, application_review.id desc limit 1) as review
      from application ${joins(who)}
      join company author_company on author_company.id = application.company_id
      where application.id = ${param('id')}
    `.compile(db),
}))

type Sql = RawBuilder<unknown>

const isExternal = sql`application.company_id <> application.activity_company_id`
const isSent = sql`application.status <> 'DRAFT'`

/** Does one of the rule's grants with this scope hold for the caller? The access table stays the place of the rule. */
const reads = (who: Member, scope: 'activityCompany' | 'inCompany') =>
  grantsOf(access['application.read'], who).some((grant) => grant.scope === scope)

/** Disjoint sets of applications, each of which one index reads in the order of the list. */
export const applicationSets: Record<ApplicationFilter, (who: Member) => Sql[]> = {
  own: (who) => [sql`application.author_id = ${who.id}`],
  received: (who) => [
    sql`application.activity_author_id = ${who.id} and ${isSent}`,
    // Of colleagues who have left: somebody must answer.
    ...(reads(who, 'activityCompany')
      ? [
          sql`application.activity_author_id in (select person.id from person
            where person.company_id = ${who.companyId} and person.status <> 'ACTIVE' and person.id <> ${who.id})
            and ${isSent}
            and application.activity_company_id = ${who.companyId} and application.author_id <> ${who.id}`,
        ]
      : []),
  ],
  external: (who) => [
    sql`application.author_id = ${who.id} and ${isExternal}`,
    ...(reads(who, 'inCompany')
      ? [
          sql`application.company_id = ${who.companyId} and ${isSent} and ${isExternal}
            and application.author_id <> ${who.id}`,
        ]
      : []),
  ],
}

const newest = sql`order by date_modified desc, id desc`

function buildList(filter: ApplicationFilter): PreparedReach<PageParams, ApplicationListRow> {
  return preparedReach((db, param, who) => {
    const limited = applicationSets[filter](who).map(
      (set) => sql`(select application.id, application.date_modified from application
        where ${set} ${newest} limit ${param('take')})`,
    )
    return {
      compile: () =>
        sql<ApplicationListRow>`
          select ${columns(who)}
          from ${pageOf(sql`select id from (${sql.join(limited, sql` union all `)}) candidate
            ${newest} limit ${param('size')} offset ${param('offset')}`)}
          join application on application.id = page.id ${joins(who)}
          where ${reach(access['application.read'], who)}
          order by application.date_modified desc, application.id desc
        `.compile(db),
    }
  })
}

function buildCount(filter: ApplicationFilter): PreparedReach<{ most: number }, { total: number }> {
  return preparedReach((db, param, who) => {
    const limited = applicationSets[filter](who).map(
      (set) => sql`(select application.id from application where ${set} limit ${param('most')})`,
    )
    return {
      compile: () =>
        sql<{ total: number }>`
          select least(count(*), ${param('most')})::int as total from (${sql.join(limited, sql` union all `)}) candidate
        `.compile(db),
    }
  })
}

export const listApplications: Record<ApplicationFilter, PreparedReach<PageParams, ApplicationListRow>> = {
  own: buildList('own'),
  received: buildList('received'),
  external: buildList('external'),
}
export const countApplications: Record<ApplicationFilter, PreparedReach<{ most: number }, { total: number }>> = {
  own: buildCount('own'),
  received: buildCount('received'),
  external: buildCount('external'),
}

export interface OwnRows {
  application_id: string | null
  application_status: ApplicationStatus | null
  approval_id: string | null
  approval_status: ApprovalStatus | null
  /** Pending ones of others that the caller can answer. */
  to_answer: number
}

/** What the caller has to do with an activity already: the newest application and the open, else the last request. */
export const findOwnRows = preparedReach<{ activityId: string }, OwnRows>((db, param, who) => ({
  compile: () =>
    sql<OwnRows>`
      select application.id as application_id, application.status as application_status, approval.id as approval_id,
        approval.status as approval_status,
        (select count(*)::int from application
          where activity_id = ${param('activityId')} and status = 'PENDING'
            and ${reach(access['application.review'], who)}) as to_answer
      from (select) one
      left join lateral (select id, status from application
        where activity_id = ${param('activityId')} and author_id = ${who.id}
        order by status in ('PENDING', 'APPROVED') desc, date_modified desc, id desc limit 1) application on true
      left join lateral (select id, status from approval
        where activity_id = ${param('activityId')} and applicant_id = ${who.id}
        order by status = 'REJECTED', date_created desc, id desc limit 1) approval on true
    `.compile(db),
}))
