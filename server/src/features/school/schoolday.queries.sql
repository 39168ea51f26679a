-- Printed from schoolday.queries.ts by `pnpm sql`; never edited by hand.

-- findSchooldays
select id, school_days, school_day_text
from person
where id = :id;

-- updateSchooldays
update person
set school_days = :days[], school_day_text = :text
where id = :personId;
