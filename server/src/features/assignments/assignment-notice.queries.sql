-- Printed from assignment-notice.queries.ts by `pnpm sql`; never edited by hand.

-- findAssignmentNotice
select assignment.title,
  assignment.author_id,
  assignment.company_id,
  (
    select supervisor.id
    from person supervisor
    where supervisor.id = author.supervisor_id
      and supervisor.status = 'ACTIVE'
  ) as supervisor_id,
  to_char(assignment.date_start, 'DD.MM.YYYY') as date_start,
  to_char(assignment.date_end, 'DD.MM.YYYY') as date_end,
  assignment.contact_id,
  assignment.contact,
  review.reviewer_id,
  review.message
from assignment
join person author on author.id = assignment.author_id
left join lateral (
  select assignment_review.reviewer_id, assignment_review.message
  from assignment_review
  where assignment_review.assignment_id = assignment.id
  order by assignment_review.date_created desc, assignment_review.id desc
  limit 1
) review on true
where assignment.id = :id
  and assignment.date_start is not null
  and assignment.date_end is not null;

-- findAssignmentOwner
select company_id, author_id
from assignment
where id = :id;

-- listDeciders
select id
from (
  select decider.id
  from person decider
  where decider.company_id = :companyId
    and decider.status = 'ACTIVE'
    and decider.id <> :exceptId
    and decider.roles && :roles::text[]
  union all
  select platform.id
  from person platform
  where platform.roles && '{OWNER,ADMIN}'
    and platform.status = 'ACTIVE'
    and platform.id <> :exceptId
    and not exists (
      select
      from person decider
      where decider.company_id = :companyId
        and decider.status = 'ACTIVE'
        and decider.id <> :exceptId
        and decider.roles && :roles::text[]
    )
) asked
where id > :after
order by id
limit :size;

-- listReachableAssignments
select assignment.id
from assignment
where assignment.id = any(:ids::uuid[])
  and (
    assignment.author_id = :callerId
      or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
      or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
  );
