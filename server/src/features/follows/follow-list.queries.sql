-- Printed from follow-list.queries.ts by `pnpm sql`; never edited by hand.

-- countFollowPage: followers of a person
select count(*)::int as total
from (
  select
  from follow
  join person on person.id = follow.follower_id
  left join company on false
  where follow.person_id = :id
    and person.status = 'ACTIVE'
    and person.id not in (select kept_apart_from_caller())
    and (
      :isOwn::boolean
        or person.id = :callerId
        or not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
    )
  limit :most
) counted;

-- countFollowPage: followers of a company, searched
select count(*)::int as total
from (
  select
  from follow
  join person on person.id = follow.follower_id
  left join company on false
  where follow.company_id = :id
    and person.status = 'ACTIVE'
    and person.id not in (select kept_apart_from_caller())
    and (
      :isOwn::boolean
        or person.id = :callerId
        or not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
    )
    and (
      person_search(person.name_first, person.name_last) like :pattern
        and (
          not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
            or person_search(person.name_first, '') like :pattern
        )
    )
  limit :most
) counted;

-- countFollowPage: whom a person follows
select count(*)::int as total
from (
  select
  from follow
  left join person on person.id = follow.person_id
  left join company on company.id = follow.company_id
  where follow.follower_id = :id
    and (
      (company.id is not null)
        or (
          person.id is not null
            and person.status = 'ACTIVE'
            and person.id not in (select kept_apart_from_caller())
            and (
              :isOwn::boolean
                or person.id = :callerId
                or not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
            )
        )
    )
  limit :most
) counted;

-- countFollowPage: whom a person follows, searched
select count(*)::int as total
from (
  select
  from follow
  left join person on person.id = follow.person_id
  left join company on company.id = follow.company_id
  where follow.follower_id = :id
    and (
      (company.id is not null and person_search(company.name, '') like :pattern)
        or (
          person.id is not null
            and person.status = 'ACTIVE'
            and person.id not in (select kept_apart_from_caller())
            and (
              :isOwn::boolean
                or person.id = :callerId
                or not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
            )
            and (
              person_search(person.name_first, person.name_last) like :pattern
                and (
                  not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
                    or person_search(person.name_first, '') like :pattern
                )
            )
        )
    )
  limit :most
) counted;

-- findListOwner
select person.id as target_id,
  person.profile_id,
  'user' as profile_type,
  person.name_first || ' ' || shown_last_name(
    person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  ) as name,
  person.slogan,
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
  ) as picture,
  is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany) as is_closed,
  not person.id not in (select kept_apart_from_caller()) as is_apart,
  coalesce(
    (select follower_count.followers from follower_count where follower_count.followed_id = person.id), 0
  ) as all_followers,
  (select count(*)::int from follow where follow.follower_id = person.id) as all_following
from person
where person.id = :id
  and person.status = 'ACTIVE'
union all
select company.id,
  company.profile_id,
  'company',
  company.name,
  company.slogan,
  company.logo,
  false,
  false,
  coalesce(
    (select follower_count.followers from follower_count where follower_count.followed_id = company.id), 0
  ),
  0
from company
where company.id = :id;

-- listFollowPage: followers of a person
select follow.id,
  coalesce(company.id, person.id) as target_id,
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
  ) as picture,
  coalesce(
    (select own.id from follow own where own.follower_id = :callerId and own.company_id = company.id),
    (select own.id from follow own where own.follower_id = :callerId and own.person_id = person.id)
  ) as own_follow_id
from follow
join person on person.id = follow.follower_id
left join company on false
where follow.person_id = :id
  and person.status = 'ACTIVE'
  and person.id not in (select kept_apart_from_caller())
  and (
    :isOwn::boolean
      or person.id = :callerId
      or not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  )
order by follow.id desc
limit :size
offset :offset;

-- listFollowPage: followers of a company, searched
select follow.id,
  coalesce(company.id, person.id) as target_id,
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
  ) as picture,
  coalesce(
    (select own.id from follow own where own.follower_id = :callerId and own.company_id = company.id),
    (select own.id from follow own where own.follower_id = :callerId and own.person_id = person.id)
  ) as own_follow_id
from follow
join person on person.id = follow.follower_id
left join company on false
where follow.company_id = :id
  and person.status = 'ACTIVE'
  and person.id not in (select kept_apart_from_caller())
  and (
    :isOwn::boolean
      or person.id = :callerId
      or not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  )
  and (
    person_search(person.name_first, person.name_last) like :pattern
      and (
        not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
          or person_search(person.name_first, '') like :pattern
      )
  )
order by follow.id asc
limit :size
offset :offset;

-- listFollowPage: whom a person follows
select follow.id,
  coalesce(company.id, person.id) as target_id,
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
  ) as picture,
  coalesce(
    (select own.id from follow own where own.follower_id = :callerId and own.company_id = company.id),
    (select own.id from follow own where own.follower_id = :callerId and own.person_id = person.id)
  ) as own_follow_id
from follow
left join person on person.id = follow.person_id
left join company on company.id = follow.company_id
where follow.follower_id = :id
  and (
    (company.id is not null)
      or (
        person.id is not null
          and person.status = 'ACTIVE'
          and person.id not in (select kept_apart_from_caller())
          and (
            :isOwn::boolean
              or person.id = :callerId
              or not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
          )
      )
  )
order by follow.id desc
limit :size
offset :offset;

-- listFollowPage: whom a person follows, searched
select follow.id,
  coalesce(company.id, person.id) as target_id,
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
  ) as picture,
  coalesce(
    (select own.id from follow own where own.follower_id = :callerId and own.company_id = company.id),
    (select own.id from follow own where own.follower_id = :callerId and own.person_id = person.id)
  ) as own_follow_id
from follow
left join person on person.id = follow.person_id
left join company on company.id = follow.company_id
where follow.follower_id = :id
  and (
    (company.id is not null and person_search(company.name, '') like :pattern)
      or (
        person.id is not null
          and person.status = 'ACTIVE'
          and person.id not in (select kept_apart_from_caller())
          and (
            :isOwn::boolean
              or person.id = :callerId
              or not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
          )
          and (
            person_search(person.name_first, person.name_last) like :pattern
              and (
                not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
                  or person_search(person.name_first, '') like :pattern
              )
          )
      )
  )
order by follow.id desc
limit :size
offset :offset;
