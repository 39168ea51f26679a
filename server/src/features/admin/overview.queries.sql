-- Printed from overview.queries.ts by `pnpm sql`; never edited by hand.

-- countCompanyStates
select count(*)::int as total,
  (
    count(*) filter (
      where status = 'ACTIVE'
        and not exists (select from person where person.company_id = company.id and person.status = 'ACTIVE')
    )
  )::int as waiting
from company;

-- findCompanyFigures
select company.name,
  company.profile_id,
  counted.*,
  company.bio <> '' or company.slogan <> '' as has_profile,
  exists (select from activity where activity.company_id = company.id) as has_activity,
  coalesce((select first_day_hidden from setting where person_id = :personId), false) as is_hidden
from company
cross join lateral (
  select count(*)::int as people,
    (count(*) filter (where roles @> '{APPRENTICE}'))::int as apprentices,
    (count(*) filter (where roles @> '{VOCATIONAL_TRAINER}'))::int as trainers,
    (count(*) filter (where roles @> '{APPRENTICE}' and supervisor_id is null))::int as without_supervisor
  from person
  where person.company_id = company.id
    and person.status = 'ACTIVE'
) counted
where company.id = :companyId;

-- stampFirstDayHidden
insert into setting (person_id, first_day_hidden)
values (:personId, true)
on conflict (person_id)
do update set first_day_hidden = true;
