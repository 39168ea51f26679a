-- Printed from last-day.queries.ts by `pnpm sql`; never edited by hand.

-- actForCompany
select set_config('app.company_id', :companyId, true);

-- findLastDay
select last_day::text as day
from person
where id = :id;

-- listNear
select id
from person
where status = 'ACTIVE'
  and last_day >= :today::date
  and last_day <= :today::date
  + :days::int
  and (last_day_reminded is null or last_day_reminded > :days)
order by id
limit :limit;

-- listOver
select id
from person
where status = 'ACTIVE'
  and last_day < :today::date
  and id > :after
order by id
limit :limit;

-- lockOver
select last_day::text as last_day, last_day_receiver_id as receiver_id, last_day_by as set_by
from person
where id = :id
  and status = 'ACTIVE'
  and last_day < :today::date
for update;

-- stampBlocked
update person
set last_day_blocked_at = :now
where id = :id
  and status = 'ACTIVE'
  and last_day < :today::date
  and last_day_blocked_at is null
returning last_day::text as last_day;

-- stampNear
update person
set last_day_reminded = :days
where id = :id
  and status = 'ACTIVE'
  and last_day >= :today::date
  and last_day <= :today::date
  + :days::int
  and (last_day_reminded is null or last_day_reminded > :days)
returning last_day::text as last_day;

-- updateLastDay
update person
set last_day = :lastDay,
  last_day_receiver_id = :receiverId,
  last_day_by = :setBy,
  last_day_reminded = :reminded,
  last_day_blocked_at = null
where id = :id;
