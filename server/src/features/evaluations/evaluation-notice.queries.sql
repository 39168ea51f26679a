-- Printed from evaluation-notice.queries.ts by `pnpm sql`; never edited by hand.

-- findEvaluationNotice
select assignment.title,
  to_char(assignment.approved_end, 'DD.MM.YYYY') as date_end,
  evaluation.apprentice_id,
  evaluation.contact_id,
  assignment.contact,
  evaluation.apprentice_submitted_at is not null as apprentice_submitted,
  evaluation.contact_submitted_at is not null as contact_submitted,
  (
    select supervisor.id
    from person supervisor
    join person apprentice on apprentice.supervisor_id = supervisor.id
    where apprentice.id = evaluation.apprentice_id
      and supervisor.status = 'ACTIVE'
  ) as supervisor_id
from evaluation
join assignment on assignment.id = evaluation.id
where evaluation.id = :id;

-- listDueEvaluations
select evaluation.id,
  case
    when assignment.approved_end
    + 22 < :today::date then 0
    when assignment.approved_end
    + 15 <= :today::date then 4
    when assignment.approved_end
    + 8 <= :today::date then 3
    when assignment.approved_end
    + 1 <= :today::date then 2
    when assignment.approved_end - 7 <= :today::date then 1
    else 0
    end as step,
  company.canton
from evaluation
join assignment on assignment.id = evaluation.id
join company on company.id = evaluation.company_id
where evaluation.status = 'DRAFT'
  and evaluation.reminded < 4
  and assignment.status = 'APPROVED'
  and assignment.approved_start <= :today::date
  and evaluation.reminded < case
  when assignment.approved_end
  + 22 < :today::date then 0
  when assignment.approved_end
  + 15 <= :today::date then 4
  when assignment.approved_end
  + 8 <= :today::date then 3
  when assignment.approved_end
  + 1 <= :today::date then 2
  when assignment.approved_end - 7 <= :today::date then 1
  else 0
  end
  and evaluation.id > :after
order by evaluation.id
limit :limit;

-- listReachableEvaluations
select evaluation.id
from evaluation
where evaluation.id = any(:ids::uuid[])
  and (
    evaluation.apprentice_id = :callerId
      or evaluation.contact_id = :callerId
      or evaluation.company_id = :callerCompany
  );

-- stampReminded
update evaluation
set reminded = :step
where id = :id
  and status = 'DRAFT'
  and reminded < :step;
