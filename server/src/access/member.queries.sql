-- Printed from member.queries.ts by `pnpm sql`; never edited by hand.

-- findMember
select person.id,
  person.company_id,
  session.id as session_id,
  person.roles,
  person.setup_at is not null as setup_done,
  person.rights_version
from session
inner join person on person.id = session.person_id
where session.id = :sessionId
  and session.status = 'ACTIVE'
  and person.status = 'ACTIVE';

-- listGoodSessions
select session.id
from unnest(:id[]::uuid[], :rightsVersion[]::int[]) as open (id, version)
join session on session.id = open.id and session.status = 'ACTIVE'
join person on person.id = session.person_id
  and person.status = 'ACTIVE'
  and person.rights_version = open.version;

-- listMembers
select person.id,
  person.company_id,
  session.id as session_id,
  person.roles,
  person.setup_at is not null as setup_done,
  person.rights_version
from session
join person on person.id = session.person_id and person.status = 'ACTIVE'
where session.id = any(:sessionIds[]::uuid[])
  and session.status = 'ACTIVE';

-- listPausedCompanies
select id
from company
where status = 'PAUSED';
