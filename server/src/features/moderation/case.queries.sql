-- Printed from case.queries.ts by `pnpm sql`; never edited by hand.

-- forgetKept
update report
set kept = null
where id in (
  select id
  from report
  where kept is not null
    and date_closed < now() - make_interval(days => :days)
    and not exists (select from objection where objection.report_id = report.id and objection.status = 'OPEN')
  order by date_closed
  limit :most
  for update skip locked
)
returning id;

-- insertObjection
insert into objection (report_id, author_id, body)
values (:caseId, :authorId, :body)
returning id;

-- listReportsOf
select id
from report
where (id = :caseId or lead_id = :caseId)
  and reporter_id is not null
order by id;

-- lockCase
select id, status, target, target_id, author_id, taken_by, decision, date_closed, kept, date_restored
from report
where id = (select coalesce(lead_id, id) from report where id = :reportId)
for update;

-- lockObjection
select id, status
from objection
where report_id = :caseId
for update;

-- lockTakenBy
select id, status
from report
where taken_by = :personId
  and status = 'TAKEN'
order by id
for update;

-- updateDecision
update report
set decision = :decision,
  reasons = :reasons,
  answer = :answer,
  decided_by = :decidedBy,
  date_closed = :decidedAt,
  kept = '{}'
where id = :id;

-- updateObjection
update objection
set decided_by = :byId, reasons = :reasons, date_decided = now()
where id = :id;

-- updateRestored
update report
set restored_by = :byId, date_restored = now(), restore_reasons = :reasons, kept = null
where id = :id;

-- updateTaker
update report
set taken_by = :takerId::uuid, date_taken = case when :takerId::uuid is not null then now() end
where id = :id;
