-- Printed from session.queries.ts by `pnpm sql`; never edited by hand.

-- isNewDevice
select count(*)::int as all, (count(*) filter (where device = :device))::int as same
from session
where person_id = :personId;

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
