-- What the reviewers approved, so that they can be shown what has changed since.

-- An activity as its readers see it, in one value: as it is now, and as it was when it was approved.
create function activity_version(wanted uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'title', activity.title,
    'description', activity.description,
    'location', activity.location,
    'workSectorName', work_sector.name,
    'department', activity.department,
    'dateStart', activity.date_start,
    'dateEnd', activity.date_end,
    'duration', activity.duration,
    'slots', activity.slots,
    'workload', activity.workload,
    'isPriority', activity.is_priority,
    'isPublic', activity.is_public,
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

-- The last one only: a newer approval replaces it. It outlives rejections and drafts.
create table approved_version (
  activity_id   uuid primary key references activity on delete cascade,
  reviewer_id   uuid not null references person,
  content       jsonb not null,
  date_approved timestamptz(3) not null default now()
);
create index approved_version_reviewer on approved_version (reviewer_id);

-- Of what was approved before this table nobody kept a copy: it counts from here on.
insert into approved_version (activity_id, reviewer_id, content, date_approved)
select activity.id, last.reviewer_id, activity_version(activity.id), last.date_created
from activity
cross join lateral (
  select reviewer_id, decision, date_created from activity_review
  where activity_review.activity_id = activity.id order by date_created desc, id desc limit 1
) last
where activity.status in ('APPROVED', 'PUBLISHED', 'ONGOING', 'ARCHIVED') and last.decision = 'APPROVED';

-- The receipt of a contact request goes to one address at most once a day: a MAC over it, never the address itself.
create table contact_receipt (
  whom         bytea primary key,
  date_created timestamptz not null
);
create index contact_receipt_old on contact_receipt (date_created);
