// Whom to follow: never oneself, whom one follows already, who is kept apart, nor a closed profile of another company.
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../access/member.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { together } from '../blocks/block-parts.queries.ts'
import { names, portraits, strangers } from '../people/person-parts.queries.ts'
import type { ShownProfileRow } from './follow-list.queries.ts'
import { follows } from './follow-parts.queries.ts'

const SUGGESTIONS = 10
/** Of the newest many are closed or followed already: so many are looked at, however many there are. */
const LOOKED_AT = 300
const FRIENDS = 100
const EACH_FOLLOWS = 50

const isNewPerson = (
  who: Member,
) => sql`person.status = 'ACTIVE' and person.setup_at is not null and person.id <> ${who.id}
  and not ${strangers.isMasked('person', who)} and ${together.withCaller('person.id')}
  and ${follows.ofPerson(who.id, 'person.id')} is null`

/** `candidate (person_id, company_id, rank)`, the greatest first. */
const best = (candidates: RawBuilder<unknown>, who: Member) => sql<ShownProfileRow>`
  select coalesce(company.id, person.id) as target_id, coalesce(company.profile_id, person.profile_id) as profile_id,
    case when company.id is null then 'user' else 'company' end as profile_type,
    coalesce(company.name, ${names.full('person', who)}) as name, coalesce(company.slogan, person.slogan) as slogan,
    coalesce(company.logo, ${portraits.avatar('person', who)}) as picture
  from (
    select candidate.person_id, candidate.company_id, candidate.rank from (${candidates}) candidate
    left join person on person.id = candidate.person_id
    where candidate.person_id is null or (${isNewPerson(who)})
    order by candidate.rank desc, candidate.company_id, candidate.person_id limit ${sql.lit(SUGGESTIONS)}
  ) chosen
  left join person on person.id = chosen.person_id
  left join company on company.id = chosen.company_id
  order by chosen.rank desc, chosen.company_id, chosen.person_id`

export const listRecentSuggestions = preparedReach<Record<never, never>, ShownProfileRow>((db, _param, who) => ({
  compile: () =>
    best(
      sql`(select newest.id as person_id, null::uuid as company_id, newest.setup_at as rank from person newest
          where newest.status = 'ACTIVE' and newest.setup_at is not null
          order by newest.setup_at desc, newest.id desc limit ${sql.lit(LOOKED_AT)})
        union all
        (select null, company.id, company.date_joined from company
          where ${follows.ofCompany(who.id, 'company.id')} is null
          order by company.date_joined desc, company.id desc limit ${sql.lit(SUGGESTIONS)})`,
      who,
    ).compile(db),
}))

/** Followed by those one follows counts most, unless their profile is closed: what they follow is not told. */
export const listRelatedSuggestions = preparedReach<Record<never, never>, ShownProfileRow>((db, _param, who) => ({
  compile: () =>
    best(
      sql`select near.person_id, near.company_id, sum(near.weight) as rank from (
          (select colleague.id as person_id, null::uuid as company_id, 2 as weight from person colleague
            where colleague.company_id = ${who.companyId} and colleague.status = 'ACTIVE' limit ${sql.lit(LOOKED_AT)})
          union all
          (select peer.id, null, 1 from person peer
            where peer.profession_id = (select me.profession_id from person me where me.id = ${who.id})
              and peer.status = 'ACTIVE' and peer.setup_at is not null
            order by peer.setup_at desc, peer.id desc limit ${sql.lit(LOOKED_AT)})
          union all
          select theirs.person_id, theirs.company_id, 3 from (
            select person.id from follow join person on person.id = follow.person_id
            where follow.follower_id = ${who.id} and person.status = 'ACTIVE' and not ${strangers.isMasked('person', who)}
            order by follow.id desc limit ${sql.lit(FRIENDS)}
          ) friend
          cross join lateral (
            select follow.person_id, follow.company_id from follow where follow.follower_id = friend.id
            order by follow.id desc limit ${sql.lit(EACH_FOLLOWS)}
          ) theirs
        ) near
        where near.company_id is null or not exists (select from follow own
          where own.follower_id = ${who.id} and own.company_id = near.company_id)
        group by near.person_id, near.company_id`,
      who,
    ).compile(db),
}))
