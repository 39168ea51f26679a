-- Printed from profile.queries.ts by `pnpm sql`; never edited by hand.

-- countCompanyPeople
select count(*)::int as total
from (
  select
  from person
  where person.status = 'ACTIVE'
    and person.company_id = (select company_id from profile where id = :id)
    and person.id not in (select kept_apart_from_caller())
  limit :most
) counted;

-- findCompanyProfile
select company.profile_id,
  company.id as company_id,
  company.profile_id as company_profile_id,
  company.name as company_name,
  company.slogan,
  company.location,
  company.links,
  company.bio,
  company.banner,
  company.logo as picture,
  (
    select to_jsonb(file)
    from file
    where file.attached_resource = 'companyVideo'
      and file.attached_id = company.id
      and file.status = 'READY'
    limit 1
  ) as video,
  ((company.date_joined) at time zone 'Europe/Zurich')::date::text as date_joined,
  company.employee_count,
  company.date_founded::text as date_founded,
  (
    select file.id::text
    from file
    where file.attached_resource = 'companyImage'
      and file.attached_id = company.id
    limit 1
  ) as image_id,
  coalesce(
    (
      select file.id::text
      from file
      where file.attached_resource = 'companyBanner'
        and file.attached_id = company.id
      limit 1
    ),
    'generated:' || (company.banner ->> 'design')
  ) as banner_id,
  (select count(*)::int from person where company_id = company.id and status = 'ACTIVE') as people,
  (
    select count(*)::int
    from (select from post where post.company_id = company.id and post.hidden_at is null limit 1000) shown
  ) as posts,
  coalesce(
    (select follower_count.followers from follower_count where follower_count.followed_id = company.id), 0
  ) as followers,
  (
    select coalesce(sum(n), 0)::int
    from activity_count
    where company_id = company.id
      and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
  ) as activities,
  (
    ((profile.company_id = :callerCompany and profile.person_id is null))::int * 1
      + (
        (
          (
            not are_kept_apart(profile.person_id, :callerId)
              and profile.person_id is not null
              and profile.person_id <> :callerId
          )
            or (profile.company_id <> :callerCompany and profile.person_id is null)
        )
      )::int * 2
  ) as can_bits
from profile
join company on company.id = profile.company_id
where profile.id = :id
  and profile.person_id is null
  and not are_kept_apart(profile.person_id, :callerId);

-- findUserProfile
select person.id,
  person.profile_id,
  person.name_first,
  shown_last_name(
    person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany)
  ) as shown_last,
  company.id as company_id,
  company.profile_id as company_profile_id,
  company.name as company_name,
  person.slogan,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  case
    when person.company_id = :viewerCompany
    and swiss_today() between person.date_joined and person.training_end then extract(
      year from age(swiss_today(), person.date_joined)
    )::int
    + 1
    end as training_year,
  coalesce(
    (
      select coalesce(file.variants -> 'card', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          person.avatar_file_id, is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
      end
  ) as picture,
  coalesce(
    (
      select coalesce(file.variants -> 'full', file.variants -> 'full')
      from file
      where file.attached_resource = 'banner'
        and file.attached_id = (
          select shown_upload(
            person.id, is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany)
          )
        )
        and file.status = 'READY'
      limit 1
    ),
    case
      when person.banner_art is not null then jsonb_build_object('art', 'banner', 'design', person.banner_art)
      end
  ) as banner,
  (
    select to_jsonb(file)
    from file
    where file.attached_resource = 'video'
      and file.attached_id = (
        select shown_upload(
          person.id, is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany)
        )
      )
      and file.status = 'READY'
    limit 1
  ) as video,
  case
    when not is_masked(
      person.adult_from, person.profile_open, person.company_id, :viewerCompany
    ) then person.roles
    end as roles,
  case
    when not is_masked(
      person.adult_from, person.profile_open, person.company_id, :viewerCompany
    ) then person.job_title
    end as job_title,
  case
    when not is_masked(
      person.adult_from, person.profile_open, person.company_id, :viewerCompany
    ) then person.location
    end as location,
  case
    when not is_masked(
      person.adult_from, person.profile_open, person.company_id, :viewerCompany
    ) then person.links
    end as links,
  case
    when not is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany) then person.bio
    end as bio,
  case
    when not is_masked(
      person.adult_from, person.profile_open, person.company_id, :viewerCompany
    ) then ((person.date_created) at time zone 'Europe/Zurich')::date::text
    end as date_joined,
  case
    when not is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany) then (
      select count(*)::int
      from (select from post where post.author_id = person.id and post.hidden_at is null limit 1000) shown
    )
    end as posts,
  case
    when not is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany) then coalesce(
      (select follower_count.followers from follower_count where follower_count.followed_id = person.id), 0
    )
    end as followers,
  case
    when not is_masked(
      person.adult_from, person.profile_open, person.company_id, :viewerCompany
    ) then (select count(*)::int from follow where follow.follower_id = person.id)
    end as following,
  case
    when not is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany) then (
      select count(*)::int from activity where author_id = person.id and is_visible
    )
    end as activities,
  is_masked(person.adult_from, person.profile_open, person.company_id, :viewerCompany) as is_closed,
  'APPRENTICE' = any(person.roles) as is_in_training,
  case when person.id = :callerId then is_profile_open(person.adult_from, person.profile_open) end as is_open,
  case when person.id = :callerId then is_minor(person.adult_from) end as is_minor,
  case
    when person.id = :callerId then coalesce(person.avatar_file_id::text, 'generated:' || person.avatar_art)
    end as image_id,
  case
    when person.id = :callerId then coalesce(
      (
        select file.id::text
        from file
        where file.attached_resource = 'banner'
          and file.attached_id = person.id
        limit 1
      ),
      'generated:' || person.banner_art
    )
    end as banner_id,
  (
    (profile.person_id = :callerId)::int * 1
      + (false)::int * 2
      + (
        (
          (
            not are_kept_apart(profile.person_id, :callerId)
              and profile.person_id is not null
              and profile.person_id <> :callerId
          )
            or (profile.company_id <> :callerCompany and profile.person_id is null)
        )
      )::int * 4
      + (
        (
          person.id = :callerId
            or person.company_id = :callerCompany
            or exists (
              select
              from assignment
              where assignment.author_id = person.id
                and assignment.contact_id = :callerId
                and assignment.approved_at is not null
                and assignment.approved_end >= swiss_today() - 90
            )
        )
      )::int * 8
  ) as can_bits
from profile
join person on person.id = profile.person_id
join company on company.id = person.company_id
where profile.id = :id
  and not are_kept_apart(profile.person_id, :callerId);

-- listCompanyPeople
select person.id,
  person.profile_id,
  person.name_first,
  shown_last_name(
    person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  ) as shown_last,
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
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  case
    when not is_masked(
      person.adult_from, person.profile_open, person.company_id, :callerCompany
    ) then person.job_title
    end as job_title,
  person.slogan,
  (select own.id from follow own where own.follower_id = :callerId and own.person_id = person.id) as follow_id
from (
  select person.id
  from person
  where person.status = 'ACTIVE'
    and person.company_id = (select company_id from profile where id = :id)
    and person.id not in (select kept_apart_from_caller())
  order by person_search(person.name_first, ''), person.id
  limit :size
  offset :offset
) page
join person on person.id = page.id
order by person_search(person.name_first, ''), person.id;
