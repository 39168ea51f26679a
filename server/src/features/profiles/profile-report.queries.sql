-- Printed from profile-report.queries.ts by `pnpm sql`; never edited by hand.

-- findCompanyParts: read
select id, slogan, bio, links, logo, banner
from company
where profile_id = 'profileId';

-- findCompanyParts: locked
select id, slogan, bio, links, logo, banner
from company
where profile_id = 'profileId'
for update;

-- findPersonParts: read
select id, slogan, bio, links, avatar_art, avatar_file_id, banner_art
from person
where profile_id = 'profileId';

-- findPersonParts: locked
select id, slogan, bio, links, avatar_art, avatar_file_id, banner_art
from person
where profile_id = 'profileId'
for update;

-- listCompanyNames
select profile_id as id, name
from company
where profile_id = any(:profileIds[]::uuid[]);

-- putFileBack
update file
set attached_resource = :resource, attached_id = :id
where file.id = :id
  and attached_resource = 'report'
  and not exists (select from file other where other.attached_resource = :resource and other.attached_id = :id);

-- putFilesAside
with shown as (
  select id, attached_resource as resource
  from file
  where attached_resource = any(:resources[]::text[])
    and attached_id = :id
  order by id
  for update
)
update file
set attached_resource = 'report', attached_id = :reportId
from shown
where file.id = shown.id
returning file.id, shown.resource;
