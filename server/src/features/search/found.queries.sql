-- Printed from found.queries.ts by `pnpm sql`; never edited by hand.

-- listFoundCompanies
select found.id,
  found.profile_id,
  found.name,
  found.location,
  found.logo as picture,
  count(*) over ()::int as total
from (
  select company.id,
    company.profile_id,
    company.name,
    company.location,
    company.logo,
    person_search(company.name, '') as sought
  from company
  where person_search(company.name, '') like :likeTyped
    or :typed <% person_search(company.name, '')
  limit 100
) found
order by word_similarity(:typed, found.sought) desc, found.name, found.id
limit :limit;

-- listFoundPeople
select person.id,
  person.profile_id,
  person.name_first || ' ' || shown_last_name(
    person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  ) as name,
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
  company.name as company,
  best.total
from (
  select found.id, found.is_colleague, found.sought, count(*) over ()::int as total
  from (
    select person.id,
      person.company_id = :callerCompany as is_colleague,
      case
        when is_masked(
          person.adult_from, person.profile_open, person.company_id, :callerCompany
        ) then person_search(person.name_first, '')
        else person_search(person.name_first, person.name_last)
        end as sought
    from person
    where person.status = 'ACTIVE'
      and (
        (
          person_search(person.name_first, person.name_last) like :likeTyped
            or :typed <% person_search(person.name_first, person.name_last)
        )
          and (
            not is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
              or (person_search(person.name_first, '') like :likeTyped or :typed <% person_search(person.name_first, ''))
          )
      )
      and person.id not in (select kept_apart_from_caller())
    limit 100
  ) found
  order by found.is_colleague desc, word_similarity(:typed, found.sought) desc, found.sought, found.id
  limit :limit
) best
join person on person.id = best.id
join company on company.id = person.company_id
order by best.is_colleague desc, word_similarity(:typed, best.sought) desc, best.sought, best.id;
