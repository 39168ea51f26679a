-- Printed from platform.queries.ts by `pnpm sql`; never edited by hand.

-- insertGivenUp
insert into dead_letter (job_id, queue, data, reason, tries, date_created)
values (:jobId, :queue, '{}', :reason, :tries, now() - make_interval(hours => :hours))
on conflict (job_id)
do nothing;

-- insertWeek
insert into company_week (company_id, week, active)
select company_id, date_trunc('week', swiss_today())::date - 7::int, round(people * :share::float)::int
from company_figure
on conflict
do nothing;

-- updateDraft
update criterion
set name = :name, description = :description
from criterion_type
where criterion_type.id = criterion.type_id
  and criterion_type.version = :version
  and criterion_type.sort_index = 1
  and criterion.sort_index = 1;
insert into criterion (type_id, sort_index, name, description)
select criterion_type.id, 1 + max(criterion.sort_index), :name, :description
from criterion_type
join criterion on criterion.type_id = criterion_type.id
where criterion_type.version = :version
  and criterion_type.sort_index = 1
group by criterion_type.id;

-- updateThisWeek
update company_figure
set active_people = round(people * :share::float)::int
where active_people = 0;
update company_week
set active = company_figure.active_people
from company_figure
where company_figure.company_id = company_week.company_id
  and week = date_trunc('week', swiss_today())::date;
