-- Printed from dead-letter.queries.ts by `pnpm sql`; never edited by hand.

-- countDeadLetters
select count(*)::int as total
from dead_letter
where status = 'LYING';

-- deleteOldDeadLetters
delete from dead_letter
where date_created < now() - make_interval(days => :days);

-- findRetried
select queue, data
from dead_letter
where id = :id
  and status = 'RETRIED';

-- insertDeadLetter
insert into dead_letter (job_id, queue, data, reason, tries)
values (:jobId, :queue, '{}', :reason, :tries)
on conflict (job_id)
do nothing;

-- listDeadLetters
select id, queue, reason, tries, date_created
from dead_letter
where status = 'LYING'
order by id desc
limit :most;

-- listQueues
select queue.name as queue,
  queue.queued_count as waiting,
  queue.active_count as running,
  coalesce(dead.failed, 0)::int as failed,
  queue.monitor_on as counted_at
from pgboss.queue
left join (
  select dead_letter.queue, count(*) as failed
  from dead_letter
  where date_created > now() - interval '1 day'
  group by 1
) dead on dead.queue = queue.name
where queue.name not like '\_\_%'
  and queue.name <> 'dead'
order by queue.name;

-- lockDeadLetters
select id, status
from dead_letter
where id = any(:ids[]::uuid[])
order by id
for update;
