-- Printed from version.queries.ts by `pnpm sql`; never edited by hand.

-- findVersion
select activity_version(:id) as version;

-- findVersions
select approved_version.content as approved,
  activity_version(approved_version.activity_id) as current,
  approved_version.reviewer_id,
  reviewer.name_first || ' ' || shown_last_name(
    reviewer.name_last, is_masked(reviewer.adult_from, reviewer.profile_open, reviewer.company_id, :companyId)
  ) as reviewer,
  approved_version.date_approved
from approved_version
join person reviewer on reviewer.id = approved_version.reviewer_id
where approved_version.activity_id = :id;

-- keepApprovedVersion
insert into approved_version (activity_id, reviewer_id, content, date_approved)
values (:id, :reviewerId, activity_version(:id), coalesce(:at::timestamptz, now()))
on conflict (activity_id)
do update set reviewer_id = excluded.reviewer_id,
  content = excluded.content,
  date_approved = excluded.date_approved;
