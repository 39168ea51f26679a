-- Printed from export.queries.ts by `pnpm sql`; never edited by hand.

-- countToday
select count(*)::int as count,
  ceil(extract(epoch from date_trunc('day', now() + interval '1 day', 'Europe/Zurich') - now()))::int as left
from export
where person_id = :personId
  and kind = :kind
  and status <> 'FAILED'
  and date_created >= date_trunc('day', now(), 'Europe/Zurich');

-- findExport
select id,
  person_id,
  kind,
  status,
  mine,
  attempts,
  done,
  total,
  size::float8 as size,
  date_created,
  date_expires
from export
where id = :id;

-- findNewestReady
select id,
  person_id,
  kind,
  status,
  mine,
  attempts,
  done,
  total,
  size::float8 as size,
  date_created,
  date_expires
from export
where person_id = :personId
  and kind = :kind
  and status = 'READY'
order by date_created desc, id desc
limit 1;

-- findOwner
select id, company_id, id as session_id, roles, setup_at is not null as setup_done, rights_version
from person
where id = :personId
  and status = 'ACTIVE';

-- findUnderWay
select id,
  person_id,
  kind,
  status,
  mine,
  attempts,
  done,
  total,
  size::float8 as size,
  date_created,
  date_expires
from export
where person_id = :personId
  and status in ('WAITING', 'RUNNING');

-- insertExport
insert into export (person_id, company_id, kind, mine)
values (:callerId, :callerCompany, :kind, :mine)
on conflict (person_id)
where status in ('WAITING', 'RUNNING')
do nothing
returning id,
  person_id,
  kind,
  status,
  mine,
  attempts,
  done,
  total,
  size::float8 as size,
  date_created,
  date_expires;

-- isSessionFresh
select date_created > now() - make_interval(mins => :minutes) as fresh
from session
where id = :sessionId;

-- listCompanyActivities
select activity.id
from activity
where activity.company_id = :callerCompany
  and (
    activity.author_id = :callerId
      or (activity.company_id = :callerCompany and activity.is_visible)
      or (activity.is_visible and activity.is_public)
      or (activity.company_id = :callerCompany and activity.is_visible)
      or (
        activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
      )
      or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
      or exists (
        select
        from application
        where application.activity_id = activity.id
          and application.author_id = :callerId
          and application.status in ('PENDING', 'APPROVED')
      )
  )
order by activity.date_created, activity.id;

-- listDueExports
select id
from export
where status = 'READY'
  and date_expires <= now()
order by date_expires
limit :size;

-- listOwnExports
select id,
  person_id,
  kind,
  status,
  mine,
  attempts,
  done,
  total,
  size::float8 as size,
  date_created,
  date_expires
from export
where person_id = :personId
  and (status in ('WAITING', 'RUNNING', 'READY') or date_created > now() - interval '1 day')
order by date_created desc, id desc
limit 20;

-- listReachableExports
select id
from export
where id = any(:ids[]::uuid[])
  and person_id = :callerId
  and status <> 'EXPIRED';

-- listStoredExports
select id
from export
where status = 'READY'
  and id::text collate C > :after
order by id::text collate C
limit :size;

-- lockExport
select id,
  person_id,
  kind,
  status,
  mine,
  attempts,
  done,
  total,
  size::float8 as size,
  date_created,
  date_expires
from export
where id = :id
for update;

-- updateAttempt
update export
set attempts = attempts + 1, done = 0, total = null
where id = :id;

-- updateKept
update export
set size = :size, date_expires = now() + make_interval(hours => :hours)
where id = :id;

-- updateProgress
update export
set done = :done, total = :total
where id = :id
  and status = 'RUNNING';
