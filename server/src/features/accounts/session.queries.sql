-- Printed from session.queries.ts by `pnpm sql`; never edited by hand.

-- hasSignedInBefore
select last_login_at is not null as has
from person
where id = :personId;

-- listActiveSessions
select id, user_agent, device, date_created
from session
where person_id = :personId
  and status = 'ACTIVE'
order by date_created desc
limit 100;

-- lockActiveSessions
select id, person_id, status as status
from session
where person_id = :personId
  and status = 'ACTIVE'
order by id
for update;

-- lockSurplusSessions
select id, person_id, status as status
from session
where person_id = :personId
  and status = 'ACTIVE'
order by last_used_at desc
offset :keep
for update;
