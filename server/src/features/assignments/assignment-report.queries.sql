-- Printed from assignment-report.queries.ts by `pnpm sql`; never edited by hand.

-- findReportedAssignment
select author_id, title, description, date_created
from assignment
where id = :id;

-- listAssignmentTitles
select id, title
from assignment
where id = any(:ids[]::uuid[]);
