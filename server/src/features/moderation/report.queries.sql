-- Printed from report.queries.ts by `pnpm sql`; never edited by hand.

-- insertReport
insert into report (reporter_id, company_id, author_id, target, target_id, reason)
values (:reporterId, :companyId, :authorId, :target, :targetId, :report)
on conflict
do nothing
returning id;

-- listModerators
with moderator as (
  select found.id, found.roles, found.id is not distinct from report.author_id as is_own
  from report
  cross join lateral (
    select person.id, person.roles
    from person
    where person.roles && '{OWNER,ADMIN}'
      and person.status = 'ACTIVE'
    union
    select person.id, person.roles
    from person
    where person.company_id = report.company_id
      and person.roles && '{EDUCATION_OFFICER}'
      and person.status = 'ACTIVE'
  ) found
  where report.id = :reportId
)
select id
from moderator
where id > :after
  and (not is_own or (roles && '{OWNER}' and not exists (select from moderator other where not other.is_own)))
order by id
limit :size;
