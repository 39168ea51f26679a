// Pieces of SQL that several reads of activities share. Tables keep their own names, as the access rules need them.
import { columnOf, factsOf, type ActivityFieldName } from '@werkplatz/contract/activities/fields.ts'
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../access/member.ts'
import { reach, type Predicate } from '../../access/scopes.ts'
import type { Picture } from '../files/file.present.ts'
import type { ReadScope, Scope } from './read/read-scope.ts'

/** What a row's menu asks about; the order is that of the bits. */
export const menuActions = [
  'activity.edit',
  'activity.submit',
  'activity.review',
  'activity.publish',
  'activity.archive',
  'activity.restore',
  'activity.delete',
  'activity.feature',
  'activity.bookmark',
  'activity.report',
] as const satisfies readonly Action[]

type Sql = RawBuilder<unknown>

const readRule = access['activity.read']
const othersRule = { ...readRule, grants: readRule.grants.filter((grant) => grant.scope !== 'self') }

const isStatus = (status: ActivityStatus) => sql`activity.status = ${sql.lit(status)}`

/** Disjoint sets of activities, each of which one index reads in the order of the list. */
export const sets = {
  /** On the marketplace. */
  visible(readScope: ReadScope['visible'], who: Member, status?: ActivityStatus): Sql[] {
    const on = status ? sql`activity.is_visible and ${isStatus(status)}` : sql`activity.is_visible`
    const inCompany = sql`activity.company_id = ${who.companyId} and ${on}`
    if (readScope === 'everywhere') return [on]
    const internal = sql`${inCompany} and not activity.is_public`
    return [
      readScope === 'public' ? sql`${on} and activity.is_public` : sql`${inCompany} and activity.is_public`,
      internal,
    ]
  },
  /** Handed in, or past review and not yet published. */
  inReview(width: Scope, who: Member, status: 'PENDING' | 'APPROVED'): Sql[] {
    if (width === 'nowhere') return []
    if (width === 'everywhere') return [isStatus(status)]
    const inCompany = sql`activity.company_id = ${who.companyId} and ${isStatus(status)}`
    return [sql`${inCompany} and activity.is_public`, sql`${inCompany} and not activity.is_public`]
  },
  own: (who: Member): Sql => sql`activity.author_id = ${who.id}`,
  /** Own ones that are in no other set. */
  ownRest: (who: Member): Sql => sql`activity.author_id = ${who.id} and not ${reach(othersRule, who)}`,
  external: (who: Member): Sql =>
    sql`activity.is_visible and activity.is_public and activity.company_id <> ${who.companyId}`,
}

const currentRule = { ...readRule, grants: readRule.grants.filter((grant) => grant.scope !== 'applicant') }

export const readable = {
  by: (who: Member): Predicate => reach(readRule, who),
  /** As it is now. Applicants without any other right read what was approved (`shown`). */
  currentBy: (who: Member): Predicate => reach(currentRule, who),
}

/** A picture in the size a list shows it in, optionally one of these only (jsonb, objects with an id). */
const coverOf = (among?: Sql) => sql<Picture | null>`(
    select coalesce(file.variants -> 'card', file.variants -> 'full') from file
    where file.attached_resource = 'activity' and file.attached_id = activity.id and file.kind = 'IMAGE'
      ${among ? sql`and (${among} is null or ${among} @> jsonb_build_array(jsonb_build_object('id', file.id)))` : sql``}
    order by file.position, file.id limit 1)`

export const pictures = { cover: coverOf(), coverAmong: coverOf }

const casts = {
  text: sql``,
  kind: sql``,
  day: sql`::date`,
  number: sql`::integer`,
  flag: sql`::boolean`,
  reference: sql`::uuid`,
}

/** Joined only for readers outside the review. Rows older than approvals have none and show their current text. */
const approvedFor = (isCurrent: Predicate): Sql =>
  sql`left join approved_version approved on approved.activity_id = activity.id and not (${isCurrent})`

const shownField = (name: ActivityFieldName): Sql => sql`case when approved.content is null
  then ${sql.ref(`activity.${columnOf(name)}`)}
  else (approved.content ->> ${sql.lit(name)})${casts[factsOf(name).type]} end`

const shownSector = sql`case when approved.content is null
  then (select work_sector.name from work_sector where work_sector.id = activity.work_sector_id)
  else approved.content ->> 'workSectorName' end`

const listed = ['title', 'description', 'location', 'department', 'dateStart', 'dateEnd', 'duration', 'slots'] as const

/**
 * An activity as its reader sees it: as it is now, or as it was approved for readers outside the review. Join `joined`
 * after `activity`, then take texts from `field` instead of the column.
 */
export const shown = {
  joined: (who: Member): Sql => approvedFor(readable.currentBy(who)),
  /** For texts that many people receive: `isCurrent` says whether all of them see the activity as it is now. */
  joinedUnless: approvedFor,
  field: shownField,
  cover: coverOf(sql`(approved.content -> 'images')`),
  /** Use as `from ${shown.table(who)}`; columns that rules ask about stay true, `shown_public` is what people see. */
  table: (who: Member): Sql => sql`(
    select activity.id, activity.company_id, activity.author_id, activity.status, activity.is_visible,
      activity.is_public, activity.featured_at, activity.reserved, activity.date_published, activity.date_modified,
      ${sql.join(listed.map((name) => sql`${shownField(name)} as ${sql.ref(columnOf(name))}`))},
      ${shownField('workSectorId')} as work_sector_id, ${shownField('isPriority')} as is_priority,
      ${shownField('isPublic')} as shown_public, ${shownSector} as shown_sector,
      case when approved.content is null then activity.type
        when ${shownField('dateStart')} is not null and ${shownField('dateEnd')} is not null then 'PROJECT'
        else 'TASK' end as type,
      case when approved.content is null then activity.search
        else activity_document(concat_ws(' ', ${shownField('title')}, ${shownField('department')},
          ${shownField('location')}, ${shownSector}), ${shownField('description')})
          || offered_by(activity.company_id, activity.author_id) end as search,
      approved.content -> 'images' as approved_images
    from activity ${approvedFor(readable.currentBy(who))}
    where ${readable.currentBy(who)} or (approved.content is not null and ${readable.by(who)})
  ) activity`,
}
