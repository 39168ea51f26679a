-- Printed from subject.queries.ts by `pnpm sql`; never edited by hand.

-- listSubjects
select name, profession_ids
from school_subject
where retired_at is null
order by position, id;
