-- Printed from profile-write.queries.ts by `pnpm sql`; never edited by hand.

-- findProfileOwner
select person_id, company_id
from profile
where id = :profileId;

-- lockCompany
select id, name, links
from company
where profile_id = :profileId
for update;

-- lockCompanyProfile
select profile_id
from company
where id = :companyId
for update;

-- lockOwnProfile
select id, profile_id, name_first, name_last, slogan, bio, links
from person
where id = :personId
for update;

-- stampTold
update person
set profile_told_at = now()
where id = :personId
  and coalesce(profile_told_at < now() - interval '1 hour', true)
returning id;

-- updateCompany
update company
set slogan = :slogan
where id = 'companyId';

-- updatePerson
update person
set slogan = :slogan
where id = 'personId';
