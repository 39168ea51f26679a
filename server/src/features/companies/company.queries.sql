-- Printed from company.queries.ts by `pnpm sql`; never edited by hand.

-- findCompanyFooter
select company.id,
  company.profile_id,
  company.name,
  company.location,
  (
    select coalesce(sum(n), 0)::int
    from activity_count
    where company_id = company.id
      and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
  ) as activities_published,
  extract(year from company.date_joined at time zone 'Europe/Zurich')::int as year_joined
from company
where company.id = :id;
