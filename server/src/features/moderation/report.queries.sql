-- Printed from report.queries.ts by `pnpm sql`; never edited by hand.

-- findOpenCase
select pg_advisory_xact_lock(hashtextextended(:target || :targetId, 0));
select id
from report
where target = :target
  and target_id = :targetId
  and lead_id is null
  and status <> 'CLOSED'
for share;

-- findReportNotice
select report.reporter_id,
  report.author_id,
  report.company_id,
  report.lead_id,
  report.target,
  report.date_created,
  lead.decision,
  lead.date_closed,
  lead.reasons,
  lead.answer,
  lead.restore_reasons,
  objection.author_id as objection_author_id,
  objection.status as objection_status,
  objection.reasons as objection_reasons
from report
join report lead on lead.id = coalesce(report.lead_id, report.id)
left join objection on objection.report_id = lead.id
where report.id = :id;

-- insertCase
insert into report (company_id, author_id, target, target_id, reason)
values (:companyId, :authorId, :target, :targetId, 'OTHER')
returning id;

-- insertReport
insert into report (reporter_id, company_id, author_id, lead_id, target, target_id, reason)
values (:reporterId, :companyId, :authorId, :leadId, :target, :targetId, :report)
on conflict
do nothing
returning id;

-- listModerators
with moderator as (
  select person.id
  from report
  join person on person.roles && '{OWNER,ADMIN}'
  where report.id = :reportId
    and person.status = 'ACTIVE'
    and person.id is distinct from report.author_id
  union
  select person.id
  from report
  join person on person.company_id = report.company_id
  where report.id = :reportId
    and report.target <> 'COMPANY_PROFILE'
    and person.roles && '{EDUCATION_OFFICER}'
    and person.status = 'ACTIVE'
    and person.id is distinct from report.author_id
)
select id
from (
  select id
  from moderator
  union all
  select person.id
  from person
  where person.roles && '{OWNER}'
    and person.status = 'ACTIVE'
    and not exists (select from moderator)
) told
where id > :after
order by id
limit :size;

-- listOfficers
select id
from person
where company_id = :companyId
  and roles && '{EDUCATION_OFFICER}'
  and status = 'ACTIVE'
  and id > :after
order by id
limit :size;

-- listSecondModerators
select person.id
from report
join objection on objection.report_id = report.id
join person on person.roles && '{OWNER,ADMIN}'
  or (person.roles && '{EDUCATION_OFFICER}' and person.company_id = report.company_id)
where report.id = :reportId
  and person.status = 'ACTIVE'
  and person.id is distinct from report.author_id
  and person.id is distinct from report.decided_by
  and person.id <> objection.author_id
  and not (
    report.target = 'COMPANY_PROFILE'
      and person.roles && '{EDUCATION_OFFICER}'
      and person.company_id = report.company_id
  )
  and person.id > :after
order by person.id
limit :size;
