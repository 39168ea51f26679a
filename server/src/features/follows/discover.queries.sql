-- Printed from discover.queries.ts by `pnpm sql`; never edited by hand.

-- listRecentSuggestions
select coalesce(company.id, person.id) as target_id,
  coalesce(company.profile_id, person.profile_id) as profile_id,
  case when company.id is null then 'user' else 'company' end as profile_type,
  coalesce(
    company.name,
    person.name_first || ' ' || shown_last_name(
      person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
    )
  ) as name,
  coalesce(company.slogan, person.slogan) as slogan,
  coalesce(
    company.logo,
    coalesce(
      (
        select coalesce(file.variants -> 'thumb', file.variants -> 'full')
        from file
        where file.id = (
          select shown_upload(
            person.avatar_file_id, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
          )
        )
          and file.status = 'READY'
      ),
      case
        when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
        end
    )
  ) as picture
from (
  select candidate.person_id, candidate.company_id, candidate.rank
  from (
    (
      select newest.id as person_id, null::uuid as company_id, newest.setup_at as rank
      from person newest
      where newest.status = 'ACTIVE'
        and newest.setup_at is not null
      order by newest.setup_at desc, newest.id desc
      limit 300
    )
    union all (
      select null, company.id, company.date_joined
      from company
      where (
        select own.id from follow own where own.follower_id = :callerId and own.company_id = company.id
      ) is null
      order by company.date_joined desc, company.id desc
      limit 10
    )
  ) candidate
  left join person on person.id = candidate.person_id
  where candidate.person_id is null
    or (
      person.status = 'ACTIVE'
        and person.setup_at is not null
        and person.id <> :callerId
        and not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
        and person.id not in (select kept_apart_from_caller())
        and (select own.id from follow own where own.follower_id = :callerId and own.person_id = person.id) is null
    )
  order by candidate.rank desc, candidate.company_id, candidate.person_id
  limit 10
) chosen
left join person on person.id = chosen.person_id
left join company on company.id = chosen.company_id
order by chosen.rank desc, chosen.company_id, chosen.person_id;

-- listRelatedSuggestions
select coalesce(company.id, person.id) as target_id,
  coalesce(company.profile_id, person.profile_id) as profile_id,
  case when company.id is null then 'user' else 'company' end as profile_type,
  coalesce(
    company.name,
    person.name_first || ' ' || shown_last_name(
      person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
    )
  ) as name,
  coalesce(company.slogan, person.slogan) as slogan,
  coalesce(
    company.logo,
    coalesce(
      (
        select coalesce(file.variants -> 'thumb', file.variants -> 'full')
        from file
        where file.id = (
          select shown_upload(
            person.avatar_file_id, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
          )
        )
          and file.status = 'READY'
      ),
      case
        when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
        end
    )
  ) as picture
from (
  select candidate.person_id, candidate.company_id, candidate.rank
  from (
    select near.person_id, near.company_id, sum(near.weight) as rank
    from (
      (
        select colleague.id as person_id, null::uuid as company_id, 2 as weight
        from person colleague
        where colleague.company_id = :callerCompany
          and colleague.status = 'ACTIVE'
        limit 300
      )
      union all (
        select peer.id, null, 1
        from person peer
        where peer.profession_id = (select me.profession_id from person me where me.id = :callerId)
          and peer.status = 'ACTIVE'
          and peer.setup_at is not null
        order by peer.setup_at desc, peer.id desc
        limit 300
      )
      union all
      select theirs.person_id, theirs.company_id, 3
      from (
        select person.id
        from follow
        join person on person.id = follow.person_id
        where follow.follower_id = :callerId
          and person.status = 'ACTIVE'
          and not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
        order by follow.id desc
        limit 100
      ) friend
      cross join lateral (
        select follow.person_id, follow.company_id
        from follow
        where follow.follower_id = friend.id
        order by follow.id desc
        limit 50
      ) theirs
    ) near
    where near.company_id is null
      or not exists (select from follow own where own.follower_id = :callerId and own.company_id = near.company_id)
    group by near.person_id, near.company_id
  ) candidate
  left join person on person.id = candidate.person_id
  where candidate.person_id is null
    or (
      person.status = 'ACTIVE'
        and person.setup_at is not null
        and person.id <> :callerId
        and not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
        and person.id not in (select kept_apart_from_caller())
        and (select own.id from follow own where own.follower_id = :callerId and own.person_id = person.id) is null
    )
  order by candidate.rank desc, candidate.company_id, candidate.person_id
  limit 10
) chosen
left join person on person.id = chosen.person_id
left join company on company.id = chosen.company_id
order by chosen.rank desc, chosen.company_id, chosen.person_id;
