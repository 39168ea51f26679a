// Pieces of SQL that several reads of activities share. Tables keep their own names, as the access rules need them.
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
  /** As it is now, and not only as it was approved. */
  currentBy: (who: Member): Predicate => reach(currentRule, who),
}

/** A picture in the size a list shows it in. */
export const pictures = {
  cover: sql<Picture | null>`(select coalesce(file.variants -> 'card', file.variants -> 'full') from file
    where file.attached_resource = 'activity' and file.attached_id = activity.id and file.kind = 'IMAGE'
    order by file.position, file.id limit 1)`,
}
