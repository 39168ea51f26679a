-- Printed from follow-notice.queries.ts by `pnpm sql`; never edited by hand.

-- findFollowedCompany
select profile_id, name
from company
where id = :companyId;

-- findFollower
select follower.profile_id, company.name as company
from person follower
join company on company.id = follower.company_id
where follower.id = :followerId
  and follower.status = 'ACTIVE'
  and exists (select from follow where follower_id = follower.id and person_id = :personId);

-- listCompanyEditors
select id
from person
where company_id = :companyId
  and status = 'ACTIVE'
  and roles && OWNER,ADMIN,EDUCATION_OFFICER::text[]
  and id > :after
order by id
limit :size;

-- listReachableProfiles
select profile_id
from person
where profile_id = any(:profileIds[]::uuid[])
  and status = 'ACTIVE';
