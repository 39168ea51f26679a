-- Printed from due.queries.ts by `pnpm sql`; never edited by hand.

-- listDue
(
  select id, 'begin' as verb
  from activity
  where status = 'PUBLISHED'
    and type = 'PROJECT'
    and reserved > 0
    and date_start <= :today::date
  order by date_start
  limit :limit
)
union all (
  select id, 'begin'
  from activity
  where status = 'PUBLISHED'
    and type = 'TASK'
    and slots > 0
    and reserved >= slots
  order by id
  limit :limit
)
union all (
  select id, 'reopen'
  from activity
  where status = 'ONGOING'
    and (slots = 0 or reserved < slots)
    and (type = 'TASK' or date_start > :today::date)
    and (date_end is null or date_end >= :today::date)
  order by id
  limit :limit
)
union all (
  select id, 'archive'
  from activity
  where status = 'ONGOING'
    and date_end < :today::date
  order by date_end
  limit :limit
)
union all (
  select id, 'archive'
  from activity
  where status = 'PUBLISHED'
    and type = 'PROJECT'
    and reserved = 0
    and date_end < :today::date
  order by date_end
  limit :limit
);

-- lockDue
select id
from activity
where id = :id
  and undefined
for update skip locked;
