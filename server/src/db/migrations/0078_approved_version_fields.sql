-- An approval also covers the kind and «Einstieg jederzeit», and keeps the id of the sector for filters
-- (contract/src/activities/fields.ts). What was approved before counts as it is today.
update approved_version set content = content || jsonb_build_object(
  'isJoinableAnytime', activity.is_joinable_anytime,
  'meantAs', case when content -> 'dateStart' <> 'null' and content -> 'dateEnd' <> 'null' then 'PROJECT'
    else coalesce(activity.meant_as, 'TASK') end,
  'workSectorId', (select work_sector.id from work_sector where work_sector.name = content ->> 'workSectorName'
    order by work_sector.id = activity.work_sector_id desc limit 1))
from activity where activity.id = approved_version.activity_id;

-- For processes of the version before, as long as they run next to the new ones.
create or replace function activity_version(wanted uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'title', activity.title,
    'description', activity.description,
    'location', activity.location,
    'workSectorName', work_sector.name,
    'workSectorId', activity.work_sector_id,
    'department', activity.department,
    'dateStart', activity.date_start,
    'dateEnd', activity.date_end,
    'meantAs', case when activity.date_start is not null and activity.date_end is not null then 'PROJECT'
      else coalesce(activity.meant_as, 'TASK') end,
    'duration', activity.duration,
    'slots', activity.slots,
    'workload', activity.workload,
    'isPriority', activity.is_priority,
    'isPublic', activity.is_public,
    'isJoinableAnytime', activity.is_joinable_anytime,
    'images', coalesce(files.images, '[]'),
    'documents', coalesce(files.documents, '[]'))
  from activity
  left join work_sector on work_sector.id = activity.work_sector_id
  cross join lateral (
    select
      jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id)
        filter (where file.kind <> 'DOCUMENT') as images,
      jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id)
        filter (where file.kind = 'DOCUMENT') as documents
    from file where file.attached_resource = 'activity' and file.attached_id = activity.id
  ) files
  where activity.id = wanted
$$;
