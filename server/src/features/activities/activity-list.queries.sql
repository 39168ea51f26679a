-- Printed from activity-list.queries.ts by `pnpm sql`; never edited by hand.

-- listActivities
select activity.id,
  activity.status,
  activity.title,
  activity.author_id,
  author.name_first as author_first,
  case when author.adult_from > (now() at time zone 'Europe/Zurich')::date
  and author.company_id <> :callerCompany then left(author.name_last, 1) || '.' else author.name_last end as author_last,
  (select coalesce(file.variants -> 'thumb', file.variants -> 'full') from file where file.id = author.avatar_file_id and file.status = 'READY') as author_picture,
  company.name as company,
  work_sector.name as work_sector,
  activity.department,
  activity.type,
  activity.featured_at is not null as is_featured,
  activity.is_priority,
  activity.is_public,
  activity.is_visible,
  activity.location,
  activity.reserved,
  activity.date_modified,
  exists (select from bookmark where bookmark.person_id = :callerId and bookmark.activity_id = activity.id) as is_bookmarked,
  (((activity.author_id = :callerId or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))))::int * 1 + (activity.author_id = :callerId)::int * 2 + ((activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible) and activity.author_id <> :callerId))::int * 4 + ((activity.author_id = :callerId or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))))::int * 8 + ((activity.author_id = :callerId or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))))::int * 16 + ((activity.author_id = :callerId or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))))::int * 32 + ((activity.author_id = :callerId or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))))::int * 64 + (false)::int * 128 + (((activity.author_id = :callerId and activity.is_visible) or (activity.company_id = :callerCompany and activity.is_visible) or (activity.is_visible and activity.is_public) or (activity.company_id = :callerCompany and activity.is_visible)))::int * 256 + (((activity.company_id = :callerCompany and activity.is_visible and activity.author_id <> :callerId) or ((activity.is_visible and activity.is_public) and activity.author_id <> :callerId) or (activity.company_id = :callerCompany and activity.is_visible and activity.author_id <> :callerId) or (activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible) and activity.author_id <> :callerId) or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible) and activity.author_id <> :callerId)))::int * 512) as may,
  ((select coalesce(sum(n), 0) from activity_count_all where activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED') and is_public = true) + (select coalesce(sum(n), 0) from activity_count where company_id = :callerCompany and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED') and is_public = false) + (select coalesce(sum(n), 0) from activity_count where company_id = :callerCompany and activity_status in ('PENDING')) + (select coalesce(sum(n), 0) from activity_count where company_id = :callerCompany and activity_status in ('APPROVED')) + (select count(*) from activity where activity.author_id = :callerId and not ((activity.company_id = :callerCompany and activity.is_visible) or (activity.is_visible and activity.is_public) or (activity.company_id = :callerCompany and activity.is_visible) or (activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)) or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible)))))::int as total,
  0 as hits
from (select id, date_modified from ((select activity.id, activity.date_modified from activity where activity.is_visible and activity.is_public order by date_modified desc, id desc limit ':offset:size') union all (select activity.id, activity.date_modified from activity where activity.company_id = :callerCompany and activity.is_visible and not activity.is_public order by date_modified desc, id desc limit ':offset:size') union all (select activity.id, activity.date_modified from activity where activity.company_id = :callerCompany and activity.status = 'PENDING' and activity.is_public order by date_modified desc, id desc limit ':offset:size') union all (select activity.id, activity.date_modified from activity where activity.company_id = :callerCompany and activity.status = 'PENDING' and not activity.is_public order by date_modified desc, id desc limit ':offset:size') union all (select activity.id, activity.date_modified from activity where activity.company_id = :callerCompany and activity.status = 'APPROVED' and activity.is_public order by date_modified desc, id desc limit ':offset:size') union all (select activity.id, activity.date_modified from activity where activity.company_id = :callerCompany and activity.status = 'APPROVED' and not activity.is_public order by date_modified desc, id desc limit ':offset:size') union all (select activity.id, activity.date_modified from activity where activity.author_id = :callerId and not ((activity.company_id = :callerCompany and activity.is_visible) or (activity.is_visible and activity.is_public) or (activity.company_id = :callerCompany and activity.is_visible) or (activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)) or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))) order by date_modified desc, id desc limit ':offset:size')) candidate order by date_modified desc, id desc limit :size offset :offset) page
join activity on activity.id = page.id
join person author on author.id = activity.author_id
join company on company.id = activity.company_id
left join work_sector on work_sector.id = activity.work_sector_id
where (activity.author_id = :callerId or (activity.company_id = :callerCompany and activity.is_visible) or (activity.is_visible and activity.is_public) or (activity.company_id = :callerCompany and activity.is_visible) or (activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)) or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible)))
order by page.date_modified desc, page.id desc;
