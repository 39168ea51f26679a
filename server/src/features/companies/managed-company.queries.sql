-- Printed from managed-company.queries.ts by `pnpm sql`; never edited by hand.

-- countCompanies
select least(count(*), :most)::int as total
from (
  select
  from company
  where (:pattern::text is null or person_search(company.name, '') like :pattern)
    and (
      :state::text is null
        or case
        when company.status = 'PAUSED' then 'PAUSED'
        when exists (
          select from person first where first.company_id = company.id and first.status = 'ACTIVE'
        ) then 'ACTIVE'
        else 'WAITING'
        end = :state::text
    )
  limit :most
) counted;

-- findManagedCompany
select company.id,
  company.profile_id,
  company.name,
  company.logo,
  company.location,
  company.canton,
  company.answer_days,
  case
    when company.status = 'PAUSED' then 'PAUSED'
    when exists (
      select from person first where first.company_id = company.id and first.status = 'ACTIVE'
    ) then 'ACTIVE'
    else 'WAITING'
    end as state,
  company.date_joined,
  counted.people,
  counted.apprentices,
  (
    select coalesce(sum(n), 0)::int
    from activity_count
    where activity_count.company_id = company.id
      and activity_status = 'PUBLISHED'
  ) as open_activities,
  ((false)::int * 1 + (false)::int * 2 + (false)::int * 4 + (false)::int * 8) as may
from company
cross join lateral (
  select count(*)::int as people, (count(*) filter (where person.roles @> '{APPRENTICE}'))::int as apprentices
  from person
  where person.company_id = company.id
    and person.status = 'ACTIVE'
) counted
where company.id = :id;

-- insertCompany
insert into company ()
values ()
returning id;

-- isNameTaken
select exists (select from company where person_search(name, '') = person_search(:name::text, '')) as taken;

-- listCompanyPage
select company.id,
  company.profile_id,
  company.name,
  company.logo,
  company.location,
  company.canton,
  company.answer_days,
  case
    when company.status = 'PAUSED' then 'PAUSED'
    when exists (
      select from person first where first.company_id = company.id and first.status = 'ACTIVE'
    ) then 'ACTIVE'
    else 'WAITING'
    end as state,
  company.date_joined,
  counted.people,
  counted.apprentices,
  (
    select coalesce(sum(n), 0)::int
    from activity_count
    where activity_count.company_id = company.id
      and activity_status = 'PUBLISHED'
  ) as open_activities,
  ((false)::int * 1 + (false)::int * 2 + (false)::int * 4 + (false)::int * 8) as may
from unnest(
  array(
    select company.id
    from company
    where (:pattern::text is null or person_search(company.name, '') like :pattern)
      and (
        :state::text is null
          or case
          when company.status = 'PAUSED' then 'PAUSED'
          when exists (
            select from person first where first.company_id = company.id and first.status = 'ACTIVE'
          ) then 'ACTIVE'
          else 'WAITING'
          end = :state::text
      )
    order by person_search(company.name, ''), company.id
    limit :size
    offset :offset
  )
) page (id)
join company on company.id = page.id
cross join lateral (
  select count(*)::int as people, (count(*) filter (where person.roles @> '{APPRENTICE}'))::int as apprentices
  from person
  where person.company_id = company.id
    and person.status = 'ACTIVE'
) counted
order by person_search(company.name, ''), company.id;

-- lockCompany
select company.id,
  company.status,
  exists (
    select
    from person
    where person.company_id = company.id
      and person.status = 'ACTIVE'
      and person.roles && '{OWNER,ADMIN}'
  ) as is_in_charge
from company
where company.id = :id
for no key update;

-- lockOnboarding
select pg_advisory_xact_lock(hashtext('onboarding'));

-- raiseRightsOf
update person
set rights_version = rights_version + 1
where company_id = :companyId;

-- updateTerms
update company
set
where id = :id;
