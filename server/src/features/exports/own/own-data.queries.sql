-- Printed from own-data.queries.ts by `pnpm sql`; never edited by hand.

-- listOwnEvaluations
select evaluation.id
from evaluation
join assignment on assignment.id = evaluation.id
where evaluation.apprentice_id = :personId
  and evaluation.status <> 'DRAFT'
order by assignment.date_start, evaluation.id;

-- listSemesterIds
select id
from semester
where author_id = :personId
order by year, semester;

-- listStoredFiles
select name, variants -> 'full' ->> 'key' as key, (variants -> 'full' ->> 'size')::int as size
from file
where owner_id = :personId
  and status = 'READY'
  and template_id is null
order by date_created, id;
