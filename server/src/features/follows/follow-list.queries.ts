// Lists of follows, from either end. Somebody with a closed profile stands in a list of another company only where the
// reader has to do with them: in the reader's own. Who blocked the reader, or was blocked, stands in none.
import type { FollowListQuery, FollowMode, ProfileType } from '@werkplatz/contract/follows/schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { PageParams } from '../../access/page.ts'
import { preparedReach, type PreparedReach } from '../../access/prepared-reach.ts'
import type { Db } from '../../db/handles.ts'
import type { Param } from '../../db/prepared.ts'
import { together } from '../blocks/block-parts.queries.ts'
import { names, portraits, sought, strangers } from '../people/person-parts.queries.ts'
import type { Portrait } from '../people/person.present.ts'
import { follows } from './follow-parts.queries.ts'

export interface ShownProfileRow {
  target_id: string
  profile_id: string
  profile_type: ProfileType
  name: string
  slogan: string
  picture: Portrait | null
}

export interface FollowRow extends ShownProfileRow {
  id: string
  own_follow_id: string | null
}

export interface ListShape {
  of: ProfileType
  mode: FollowMode
  sort: FollowListQuery['sort']
  isSearched: boolean
}

export interface ListParams extends Record<string, unknown> {
  id: string
  /** The reader's own list: of people with a closed profile the masked name is shown. */
  isOwn: boolean
  /** Of a search; null otherwise. */
  pattern: string | null
}

type Asked = Param<ListParams & PageParams & { most: number }>

function whichRows({ of, mode, isSearched }: ListShape, param: Asked, who: Member): RawBuilder<unknown> {
  const isMasked = strangers.isMasked('person', who)
  const shown = sql`person.status = 'ACTIVE' and ${together.withCaller('person.id')}
    and (${param('isOwn')}::boolean or person.id = ${who.id} or not ${isMasked})`
  const isFound = isSearched
    ? sql`and ${sought.isLike('person', who, (name) => sql`${name} like ${param('pattern')}`)}`
    : sql``
  if (mode === 'FOLLOWERS') {
    const anchor = sql.ref(of === 'user' ? 'follow.person_id' : 'follow.company_id')
    return sql`from follow join person on person.id = follow.follower_id left join company on false
      where ${anchor} = ${param('id')} and ${shown} ${isFound}`
  }
  const isCompanyFound = isSearched ? sql`and person_search(company.name, '') like ${param('pattern')}` : sql``
  return sql`from follow left join person on person.id = follow.person_id
      left join company on company.id = follow.company_id
      where follow.follower_id = ${param('id')}
        and ((company.id is not null ${isCompanyFound}) or (person.id is not null and ${shown} ${isFound}))`
}

const statements = new Map<string, PreparedReach<ListParams & PageParams, FollowRow>>()
const counts = new Map<string, PreparedReach<ListParams & { most: number }, { total: number }>>()
const keyOf = ({ of, mode, sort, isSearched }: ListShape) => `${of} ${mode} ${sort} ${isSearched}`

function kept<S>(known: Map<string, S>, shape: ListShape, make: () => S): S {
  const key = keyOf(shape)
  const statement = known.get(key) ?? make()
  known.set(key, statement)
  return statement
}

/** Ids are in the order of their making: by them the index is read, from either end. */
export function listFollowPage(db: Db, me: Member, shape: ListShape, params: ListParams & PageParams) {
  const statement = kept(statements, shape, () =>
    preparedReach<ListParams & PageParams, FollowRow>((reader, param, who) => ({
      compile: () =>
        sql<FollowRow>`
          select follow.id, coalesce(company.id, person.id) as target_id,
            coalesce(company.profile_id, person.profile_id) as profile_id,
            case when company.id is null then 'user' else 'company' end as profile_type,
            coalesce(company.name, ${names.full('person', who)}) as name,
            coalesce(company.slogan, person.slogan) as slogan,
            coalesce(company.logo, ${portraits.avatar('person', who)}) as picture,
            coalesce(${follows.ofCompany(who.id, 'company.id')}, ${follows.ofPerson(who.id, 'person.id')}) as own_follow_id
          ${whichRows(shape, param as Asked, who)}
          order by follow.id ${sql.raw(shape.sort === 'dateCreated,asc' ? 'asc' : 'desc')}
          limit ${param('size')} offset ${param('offset')}
        `.compile(reader),
    })),
  )
  return statement(db, me, params)
}

export function countFollowPage(db: Db, me: Member, shape: ListShape, params: ListParams & { most: number }) {
  const statement = kept(counts, { ...shape, sort: undefined }, () =>
    preparedReach<ListParams & { most: number }, { total: number }>((reader, param, who) => ({
      compile: () =>
        sql<{ total: number }>`
          select count(*)::int as total from (
            select ${whichRows(shape, param as Asked, who)} limit ${param('most')}) counted
        `.compile(reader),
    })),
  )
  return statement(db, me, params)
}

export interface ListOwnerRow extends ShownProfileRow {
  is_closed: boolean
  is_apart: boolean
  /** As the profile counts them, visible or not. */
  all_followers: number
  all_following: number
}

/** Whose list is asked for: a person, or a company. */
export const findListOwner = preparedReach<{ id: string }, ListOwnerRow>((db, param, who) => ({
  compile: () =>
    sql<ListOwnerRow>`
      select person.id as target_id, person.profile_id, 'user' as profile_type, ${names.full('person', who)} as name,
        person.slogan, ${portraits.avatar('person', who)} as picture, ${strangers.isMasked('person', who)} as is_closed,
        not ${together.withCaller('person.id')} as is_apart, ${follows.count('person.id')} as all_followers,
        ${follows.following('person.id')} as all_following
      from person where person.id = ${param('id')} and person.status = 'ACTIVE'
      union all
      select company.id, company.profile_id, 'company', company.name, company.slogan, company.logo, false, false,
        ${follows.count('company.id')}, 0
      from company where company.id = ${param('id')}
    `.compile(db),
}))
