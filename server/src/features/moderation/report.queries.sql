-- Printed from report.queries.ts by `pnpm sql`; never edited by hand.

-- insertReport
insert into report (reporter_id, company_id, target, target_id, reason)
values (:reporterId, :companyId, :target, :targetId, :report)
on conflict
do nothing
returning id;

-- listModerators
select id
from (
  select person.id
  from person
  where person.roles && '{OWNER,ADMIN}'
    and person.status = 'ACTIVE'
    and person.id > :after
  union
  select person.id
  from report
  join person on person.company_id = report.company_id
  where report.id = :reportId
    and person.roles && '{EDUCATION_OFFICER}'
    and person.status = 'ACTIVE'
    and person.id > :after
) moderator
order by id
limit :size;
