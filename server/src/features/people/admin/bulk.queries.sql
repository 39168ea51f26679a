-- Printed from bulk.queries.ts by `pnpm sql`; never edited by hand.

-- findAbsence
select coalesce(last_login_at > now() - make_interval(days => 30), false) as was_here,
  coalesce(reminded_at > now() - make_interval(days => 7), false) as was_reminded
from person
where id = :id
for update;

-- findTraining
select profession_id, person.adult_from::text as adult_day, person.date_joined::text as joined
from person
where id = :id;

-- listManagedNames
select person.id, person.name_first || ' ' || person.name_last as name
from person
where person.id = any(:ids[]::uuid[])
  and person.status <> 'ERASED'
  and person.company_id = :callerCompany;

-- updateReminded
update person
set reminded_at = now()
where id = :id
returning reminded_at;
