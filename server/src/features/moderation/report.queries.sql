-- Printed from report.queries.ts by `pnpm sql`; never edited by hand.

-- insertReport
insert into report (reporter_id, company_id, author_id, target, target_id, reason)
values (:reporterId, :companyId, :authorId, :target, :targetId, :report)
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
