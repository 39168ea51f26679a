-- Printed from version.queries.ts by `pnpm sql`; never edited by hand.

-- findVersion
select (
  select jsonb_build_object(
    'title',
    activity.title,
    'description',
    activity.description,
    'location',
    activity.location,
    'workSectorName',
    work_sector.name,
    'department',
    activity.department,
    'dateStart',
    activity.date_start,
    'dateEnd',
    activity.date_end,
    'meantAs',
    case
      when activity.date_start is not null
      and activity.date_end is not null then 'PROJECT'
      else coalesce(activity.meant_as, 'TASK')
      end,
    'duration',
    activity.duration,
    'slots',
    activity.slots,
    'workload',
    activity.workload,
    'isPriority',
    activity.is_priority,
    'isPublic',
    activity.is_public,
    'isJoinableAnytime',
    activity.is_joinable_anytime,
    'images',
    coalesce(files.images, '[]'),
    'documents',
    coalesce(files.documents, '[]'),
    'workSectorId',
    activity.work_sector_id
  )
  from activity
  left join work_sector on work_sector.id = activity.work_sector_id
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id
    ) filter (where file.kind <> 'DOCUMENT') as images,
      jsonb_agg(
        jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id
      ) filter (where file.kind = 'DOCUMENT') as documents
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
  ) files
  where activity.id = :id::uuid
) as version;

-- findVersions
select approved_version.content as approved,
  (
    select jsonb_build_object(
      'title',
      activity.title,
      'description',
      activity.description,
      'location',
      activity.location,
      'workSectorName',
      work_sector.name,
      'department',
      activity.department,
      'dateStart',
      activity.date_start,
      'dateEnd',
      activity.date_end,
      'meantAs',
      case
        when activity.date_start is not null
        and activity.date_end is not null then 'PROJECT'
        else coalesce(activity.meant_as, 'TASK')
        end,
      'duration',
      activity.duration,
      'slots',
      activity.slots,
      'workload',
      activity.workload,
      'isPriority',
      activity.is_priority,
      'isPublic',
      activity.is_public,
      'isJoinableAnytime',
      activity.is_joinable_anytime,
      'images',
      coalesce(files.images, '[]'),
      'documents',
      coalesce(files.documents, '[]'),
      'workSectorId',
      activity.work_sector_id
    )
    from activity
    left join work_sector on work_sector.id = activity.work_sector_id
    cross join lateral (
      select jsonb_agg(
        jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id
      ) filter (where file.kind <> 'DOCUMENT') as images,
        jsonb_agg(
          jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id
        ) filter (where file.kind = 'DOCUMENT') as documents
      from file
      where file.attached_resource = 'activity'
        and file.attached_id = activity.id
    ) files
    where activity.id = approved_version.activity_id
  ) as current,
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
values (
  :id,
  :reviewerId,
  (
    select jsonb_build_object(
      'title',
      activity.title,
      'description',
      activity.description,
      'location',
      activity.location,
      'workSectorName',
      work_sector.name,
      'department',
      activity.department,
      'dateStart',
      activity.date_start,
      'dateEnd',
      activity.date_end,
      'meantAs',
      case
        when activity.date_start is not null
        and activity.date_end is not null then 'PROJECT'
        else coalesce(activity.meant_as, 'TASK')
        end,
      'duration',
      activity.duration,
      'slots',
      activity.slots,
      'workload',
      activity.workload,
      'isPriority',
      activity.is_priority,
      'isPublic',
      activity.is_public,
      'isJoinableAnytime',
      activity.is_joinable_anytime,
      'images',
      coalesce(files.images, '[]'),
      'documents',
      coalesce(files.documents, '[]'),
      'workSectorId',
      activity.work_sector_id
    )
    from activity
    left join work_sector on work_sector.id = activity.work_sector_id
    cross join lateral (
      select jsonb_agg(
        jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id
      ) filter (where file.kind <> 'DOCUMENT') as images,
        jsonb_agg(
          jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id
        ) filter (where file.kind = 'DOCUMENT') as documents
      from file
      where file.attached_resource = 'activity'
        and file.attached_id = activity.id
    ) files
    where activity.id = :id::uuid
  ),
  coalesce(:at::timestamptz, now())
)
on conflict (activity_id)
do update set reviewer_id = excluded.reviewer_id,
  content = excluded.content,
  date_approved = excluded.date_approved;
