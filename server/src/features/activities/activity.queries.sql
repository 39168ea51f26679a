-- Printed from activity.queries.ts by `pnpm sql`; never edited by hand.

-- addReserved
update activity
set reserved = reserved + :step
where id = :id;

-- deleteActivityRow
delete from activity
where id = :id;

-- findActivity
select activity.id,
  activity.status,
  activity.type,
  activity.title,
  activity.description,
  activity.location,
  activity.work_sector_id,
  activity.department,
  activity.date_start,
  activity.date_end,
  activity.meant_as,
  activity.duration,
  activity.slots,
  activity.workload,
  activity.is_priority,
  activity.is_public,
  activity.is_joinable_anytime,
  work_sector.name as work_sector,
  activity.reserved,
  activity.is_visible,
  activity.featured_at is not null as is_featured,
  activity.date_created,
  activity.date_modified,
  activity.author_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
  ) as author,
  author.profile_id as author_profile_id,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          author.avatar_file_id, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when author.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', author.avatar_art)
      end
  ) as author_picture,
  activity.company_id,
  company.name as company,
  company.logo as company_picture,
  exists (
    select from bookmark where bookmark.person_id = :callerId and bookmark.activity_id = activity.id
  ) as is_bookmarked,
  (
    (
      (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
      )
    )::int * 1
      + (activity.author_id = :callerId)::int * 2
      + (
        (
          activity.company_id = :callerCompany
            and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
            and activity.author_id <> :callerId
        )
      )::int * 4
      + (
        (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      )::int * 8
      + (
        (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      )::int * 16
      + (
        (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      )::int * 32
      + (
        (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      )::int * 64
      + (false)::int * 128
      + (
        (
          (activity.author_id = :callerId and activity.is_visible)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or (activity.company_id = :callerCompany and activity.is_visible)
        )
      )::int * 256
      + (
        (
          (activity.company_id = :callerCompany and activity.is_visible and activity.author_id <> :callerId)
            or ((activity.is_visible and activity.is_public) and activity.author_id <> :callerId)
            or (activity.company_id = :callerCompany and activity.is_visible and activity.author_id <> :callerId)
            or (
              activity.company_id = :callerCompany
                and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
                and activity.author_id <> :callerId
            )
            or (
              activity.company_id = :callerCompany
                and (activity.status = 'APPROVED' or activity.is_visible)
                and activity.author_id <> :callerId
            )
        )
      )::int * 512
  ) as may,
  (
    activity.author_id = :callerId
      or (activity.company_id = :callerCompany and activity.is_visible)
      or (activity.is_visible and activity.is_public)
      or (activity.company_id = :callerCompany and activity.is_visible)
      or (
        activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
      )
      or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
  ) as sees_current,
  case
    when activity.author_id = :callerId
    or true then (
      select json_build_object(
        'decision',
        activity_review.decision,
        'message',
        activity_review.message,
        'reviewer',
        reviewer.name_first || ' ' || shown_last_name(
          reviewer.name_last, is_masked(reviewer.adult_from, reviewer.profile_open, reviewer.company_id, :callerCompany)
        ),
        'date',
        activity_review.date_created
      )
      from activity_review
      join person reviewer on reviewer.id = activity_review.reviewer_id
      where activity_review.activity_id = activity.id
        and (activity.author_id = :callerId or activity.company_id = :callerCompany)
      order by activity_review.date_created desc, activity_review.id desc
      limit 1
    )
    end as review,
  (
    select 'already_applied'
    from application
    where application.activity_id = activity.id
      and application.author_id = :callerId
      and application.status in ('PENDING', 'APPROVED')
  ) as own_application,
  (
    select approval.status
    from approval
    where approval.activity_id = activity.id
      and approval.applicant_id = :callerId
    order by approval.status = 'REJECTED', approval.date_created desc, approval.id desc
    limit 1
  ) as external_request
from activity
join person author on author.id = activity.author_id
join company on company.id = activity.company_id
left join work_sector on work_sector.id = activity.work_sector_id
where activity.id = :id;

-- findLastLocation
(
  select location, work_sector_id, department, workload
  from activity
  where author_id = :personId
  order by date_modified desc, id desc
  limit 1
)
union all (
  select company.location, null, '', 100
  from person
  join company on company.id = person.company_id
  where person.id = :personId
)
limit 1;

-- hasWorkSector
select id
from work_sector
where id = :id
  and retired_at is null;

-- insertActivity
insert into activity (
  author_id,
  company_id,
  title,
  description,
  location,
  work_sector_id,
  department,
  date_start,
  date_end,
  meant_as,
  duration,
  slots,
  workload,
  is_priority,
  is_public,
  is_joinable_anytime
)
values (
  :id,
  :companyId,
  :title,
  :description,
  :location,
  :workSectorId,
  :department,
  :dateStart,
  :dateEnd,
  :meantAs,
  :duration,
  :slots,
  :workload,
  :isPriority,
  :isPublic,
  :isJoinableAnytime
)
returning id, status as status;

-- insertReview
insert into activity_review (activity_id, reviewer_id, decision, message)
values (:activityId, :reviewerId, :decision, :message);

-- listWorkSectors
select id, name
from work_sector
where retired_at is null
order by position, name collate "de-CH-x-icu", id;

-- lockActivity
select id,
  company_id,
  author_id,
  title,
  description,
  work_sector_id,
  location,
  department,
  is_public,
  is_visible,
  slots,
  reserved,
  date_modified,
  date_start,
  date_end,
  is_joinable_anytime,
  status as status,
  type as type,
  featured_at is not null as is_featured
from activity
where id = :id
for update;

-- moveOpenActivities
update activity
set author_id = :to
where id = any(
  select id
  from activity
  where author_id = :from
    and status in ('PENDING', 'APPROVED', 'PUBLISHED', 'ONGOING')
    and not exists (
      select from application where application.activity_id = activity.id and application.author_id = :to
    )
  order by id
  for update
)
returning id;

-- stampLastApplication
update activity
set date_last_application = :at
where id = :id;

-- touchActivity
update activity
set date_modified = now()
where id = :id;

-- updateActivity
update activity
set title = :title,
  description = :description,
  location = :location,
  work_sector_id = :workSectorId,
  department = :department,
  date_start = :dateStart,
  date_end = :dateEnd,
  meant_as = :meantAs,
  duration = :duration,
  slots = :slots,
  workload = :workload,
  is_priority = :isPriority,
  is_public = :isPublic,
  is_joinable_anytime = :isJoinableAnytime,
  date_modified = now()
where id = :id;

-- updateFeatured
update activity
set featured_at = now()
where id = :id;
