-- Printed from company.queries.ts by `pnpm sql`; never edited by hand.

-- findCompanyFooter
select company.id,
  company.profile_id,
  company.name,
  company.location,
  company.logo,
  company.banner,
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

-- listCompaniesByName
select company.id, company.profile_id, company.name, company.location, company.logo
from company
where person_search(company.name, '') like :likeTyped
  or :typed <% person_search(company.name, '')
order by starts_with(person_search(company.name, ''), :typed) desc,
  word_similarity(:typed, person_search(company.name, '')) desc,
  person_search(company.name, ''),
  company.id
limit :limit;

-- listCompaniesByWords
select company.id, array_agg(asked.word) as words
from unnest(:words::text[]) asked (word)
join company on person_search(company.name, '') like '%' || asked.word || '%'
  and person_search(company.name, '') ~ ('\m' || asked.word)
group by company.id
order by count(*) desc, company.id
limit 50;
