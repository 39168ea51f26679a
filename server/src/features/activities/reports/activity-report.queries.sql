-- Printed from activity-report.queries.ts by `pnpm sql`; never edited by hand.

-- findReportedActivity
select author_id, title, description, date_created, is_visible
from activity
where id = :id;

-- findTakenDown
select status, date_published::text, date_modified::text, featured_at::text
from activity
where id = :id;

-- listActivityTitles
select id, title
from activity
where id = any(:ids[]::uuid[]);

-- lockReportedActivity
select id, is_visible, status as status
from activity
where id = :id
for update;

-- updateTakenDown
update activity
set date_published = :date_published, date_modified = :date_modified, featured_at = :featured_at
where id = :id;
