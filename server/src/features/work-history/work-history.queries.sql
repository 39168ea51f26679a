-- Printed from work-history.queries.ts by `pnpm sql`; never edited by hand.

-- findHistoryHead
select person.name_first,
  person.name_last as shown_last,
  company.name as company,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  (select reader.name_first || ' ' || reader.name_last from person reader where reader.id = :callerId) as reader
from person
join company on company.id = person.company_id
where person.id = :id;

-- findStats
select stats.*,
  :today::date - coalesce((select max(ends) from work_spans(:id, :today)), stats.training_start - 1) as idle_now
from work_stats(:id, :today) stats;

-- findWorker
select person.id
from assignment
join person on person.id = assignment.author_id
where assignment.id = :assignmentId
  and person.status = 'ACTIVE';

-- listHistory
select *
from work_history(:id, :today);

-- listTurns
(
  select id, 'started' as turn
  from assignment
  where approved_at is not null
    and approved_start between :today::date - 3 and :today::date
    and told_start is distinct from approved_start
  order by approved_start, id
  limit :limit
)
union all (
  select id, 'finished'
  from assignment
  where approved_at is not null
    and approved_end between :today::date - 3 - 1 and :today::date - 1
    and told_end is distinct from approved_end
  order by approved_end, id
  limit :limit
);

-- refreshApprentices
select stale.id, refresh_apprentice(stale.id, :today)
from (
  select person.id
  from person
  cross join lateral apprentice_state(person.id, :today) state
  where person.apprentice_status is not null
    and person.id > :after
    and (
      person.apprentice_status, person.current_assignment_id
    ) is distinct from (state.status, state.assignment_id)
  order by person.id
  limit :size
) stale;

-- stampTurn
update assignment
set told_end = approved_end
where id = :id
  and approved_at is not null
  and approved_end < :today::date
  and told_end is distinct from approved_end;
