-- Printed from company.queries.ts by `pnpm sql`; never edited by hand.

-- findCompanyFooter
select company.id,
  company.profile_id,
  company.name,
  company.location,
  company.logo,
  (
    select coalesce(sum(n), 0)::int
    from activity_count
    where company_id = company.id
      and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
  ) as activities_published,
  coalesce(
    (select follower_count.followers from follower_count where follower_count.followed_id = company.id), 0
  ) as followers,
  extract(year from company.date_joined at time zone 'Europe/Zurich')::int as year_joined
from company
where company.id = :id;

-- listCompaniesByWords
select company.id, array_agg(asked.word) as words
from unnest(:words::text[]) asked (word)
join company on person_search(company.name, '') like '%' || asked.word || '%'
  and person_search(company.name, '') ~ ('\m' || asked.word)
group by company.id
order by count(*) desc, company.id
limit 50;
