-- Printed from person.queries.ts by `pnpm sql`; never edited by hand.

-- findAuthorCard
select person.id,
  person.profile_id,
  person.name_first,
  shown_last_name(
    person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  ) as name_last,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
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
  case
    when not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany) then (
      select count(*)::int from activity where author_id = person.id and is_visible
    )
    end as activities_published,
  case
    when not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany) then coalesce(
      (select follower_count.followers from follower_count where follower_count.followed_id = person.id), 0
    )
    end as followers,
  case
    when not is_masked(
      person.adult_from, person.profile_open, person.company_id, :callerCompany
    ) then extract(year from person.date_created at time zone 'Europe/Zurich')::int
    end as year_joined
from person
where person.id = :id
  and person.status = 'ACTIVE';

-- findCompanyOf
select company_id
from person
where id = :personId;

-- findProfileOf
select profile_id
from person
where id = :personId;

-- listAuthorsByWords
with candidate as materialized (
  (
    select person.id
    from person
    where person_search(person.name_first, person.name_last) like '%' || coalesce(
      (:spelled::text[])[1], (:spelled::text[])[1]
    ) || '%'
      and case
      when is_masked(
        person.adult_from, person.profile_open, person.company_id, :callerCompany
      ) then person_search(person.name_first, '')
      else person_search(person.name_first, person.name_last)
      end ~ ('\m' || coalesce((:spelled::text[])[1], (:spelled::text[])[1]))
      and person_search(person.name_first, person.name_last) like '%' || coalesce(
        (:spelled::text[])[2], (:spelled::text[])[1]
      ) || '%'
      and case
      when is_masked(
        person.adult_from, person.profile_open, person.company_id, :callerCompany
      ) then person_search(person.name_first, '')
      else person_search(person.name_first, person.name_last)
      end ~ ('\m' || coalesce((:spelled::text[])[2], (:spelled::text[])[1]))
      and person_search(person.name_first, person.name_last) like '%' || coalesce(
        (:spelled::text[])[3], (:spelled::text[])[1]
      ) || '%'
      and case
      when is_masked(
        person.adult_from, person.profile_open, person.company_id, :callerCompany
      ) then person_search(person.name_first, '')
      else person_search(person.name_first, person.name_last)
      end ~ ('\m' || coalesce((:spelled::text[])[3], (:spelled::text[])[1]))
      and person.status = 'ACTIVE'
      and exists (select from activity where activity.author_id = person.id)
    limit 500
  )
  union
  select near.id
  from unnest(:words::text[]) asked (word)
  cross join lateral (
    select person.id
    from person
    where person_search(person.name_first, person.name_last) like '%' || asked.word || '%'
      and case
      when is_masked(
        person.adult_from, person.profile_open, person.company_id, :callerCompany
      ) then person_search(person.name_first, '')
      else person_search(person.name_first, person.name_last)
      end ~ ('\m' || asked.word)
      and person.company_id = :callerCompany
      and person.status = 'ACTIVE'
      and exists (select from activity where activity.author_id = person.id)
    limit 500
  ) near
  union
  select far.id
  from unnest(:words::text[]) asked (word)
  cross join lateral (
    select person.id
    from person
    where person_search(person.name_first, person.name_last) like '%' || asked.word || '%'
      and case
      when is_masked(
        person.adult_from, person.profile_open, person.company_id, :callerCompany
      ) then person_search(person.name_first, '')
      else person_search(person.name_first, person.name_last)
      end ~ ('\m' || asked.word)
      and person.status = 'ACTIVE'
      and exists (select from activity where activity.author_id = person.id)
    limit 500
  ) far
)
select person.id, array_agg(asked.word) as words
from candidate
join person on person.id = candidate.id
join unnest(:words::text[]) asked (word) on case
  when is_masked(
    person.adult_from, person.profile_open, person.company_id, :callerCompany
  ) then person_search(person.name_first, '')
  else person_search(person.name_first, person.name_last)
  end ~ ('\m' || asked.word)
group by person.id
order by count(*) desc, (person.company_id = :callerCompany) desc, person.id
limit 100;

-- listPeopleByName
select person.id,
  person.profile_id,
  person.name_first,
  shown_last_name(
    person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  ) as name_last,
  company.name as company,
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
  ) as picture
from (
  select person.id,
    case
      when is_masked(
        person.adult_from, person.profile_open, person.company_id, :callerCompany
      ) then person_search(person.name_first, '')
      else person_search(person.name_first, person.name_last)
      end as sought
  from person
  where person.status = 'ACTIVE'
    and (
      person_search(person.name_first, person.name_last) like :likeTyped
        or :typed <% person_search(person.name_first, person.name_last)
    )
    and (
      not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
        or (person_search(person.name_first, '') like :likeTyped or :typed <% person_search(person.name_first, ''))
    )
  limit 500
) found
join person on person.id = found.id
join company on company.id = person.company_id
order by (person.company_id = :callerCompany) desc,
  word_similarity(:typed, found.sought) desc,
  found.sought,
  person.id
limit :limit;

-- listShownNames
select reader.company_id,
  coalesce(
    (
      select jsonb_object_agg(
        person.id,
        person.name_first || ' ' || shown_last_name(
          person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, reader.company_id)
        )
      )
      from person
      where person.id = any(:personIds[]::uuid[])
    ),
    '{}'
  ) as names
from (select distinct company_id from person where id = any(:readerIds[]::uuid[])) reader;
