-- Printed from activity-total.queries.ts by `pnpm sql`; never edited by hand.

-- countActivities: OPEN
select (
  (
    select coalesce(sum(n), 0) from activity_count_all where activity_status in ('PUBLISHED') and is_public = true
  )
    + (
      select coalesce(sum(n), 0)
      from activity_count
      where company_id = :callerCompany
        and activity_status in ('PUBLISHED')
        and is_public = false
    )
)::int as total;

-- countActivities: ONGOING
select (
  (select coalesce(sum(n), 0) from activity_count_all where activity_status in ('ONGOING') and is_public = true)
    + (
      select coalesce(sum(n), 0)
      from activity_count
      where company_id = :callerCompany
        and activity_status in ('ONGOING')
        and is_public = false
    )
)::int as total;

-- countActivities: ARCHIVED
select (
  (
    select coalesce(sum(n), 0) from activity_count_all where activity_status in ('ARCHIVED') and is_public = true
  )
    + (
      select coalesce(sum(n), 0)
      from activity_count
      where company_id = :callerCompany
        and activity_status in ('ARCHIVED')
        and is_public = false
    )
    + (
      select count(*)
      from activity
      where activity.author_id = :callerId
        and not (
          (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (
              activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
            )
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
            or exists (
              select
              from application
              where application.activity_id = activity.id
                and application.author_id = :callerId
                and application.status in ('PENDING', 'APPROVED')
            )
        )
        and activity.status = 'ARCHIVED'
    )
)::int as total;

-- countActivities: ALL
select (
  (
    select coalesce(sum(n), 0)
    from activity_count_all
    where activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
      and is_public = true
  )
    + (
      select coalesce(sum(n), 0)
      from activity_count
      where company_id = :callerCompany
        and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
        and is_public = false
    )
    + (
      select coalesce(sum(n), 0)
      from activity_count
      where company_id = :callerCompany
        and activity_status in ('PENDING')
    )
    + (
      select coalesce(sum(n), 0)
      from activity_count
      where company_id = :callerCompany
        and activity_status in ('APPROVED')
    )
    + (
      select count(*)
      from activity
      where activity.author_id = :callerId
        and not (
          (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (
              activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
            )
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
            or exists (
              select
              from application
              where application.activity_id = activity.id
                and application.author_id = :callerId
                and application.status in ('PENDING', 'APPROVED')
            )
        )
    )
)::int as total;

-- countActivities: OWN
select ((select count(*) from activity where activity.author_id = :callerId))::int as total;

-- countActivities: APPROVE
select (
  (select coalesce(sum(n), 0) from activity_count where company_id = :callerCompany and activity_status in ('PENDING')) - (
    select count(*)
    from activity
    where activity.author_id = :callerId
      and activity.status = 'PENDING'
      and activity.company_id = :callerCompany
  )
)::int as total;

-- countActivities: EXTERNAL
select (
  (select coalesce(sum(n), 0) from activity_count_all where activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED') and is_public = true) - (
    select coalesce(sum(n), 0)
    from activity_count
    where company_id = :callerCompany
      and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
      and is_public = true
  )
)::int as total;

-- countActivities: BOOKMARKED
select (
  (
    select count(*)
    from bookmark
    join (
      select activity.id,
        activity.company_id,
        activity.author_id,
        activity.status,
        activity.is_visible,
        activity.is_public,
        activity.featured_at,
        activity.reserved,
        activity.date_published,
        activity.date_modified,
        case when approved.content is null then activity.title else (approved.content ->> 'title') end as title,
        case
          when approved.content is null then activity.description
          else (approved.content ->> 'description')
          end as description,
        case
          when approved.content is null then activity.location
          else (approved.content ->> 'location')
          end as location,
        case
          when approved.content is null then activity.department
          else (approved.content ->> 'department')
          end as department,
        case
          when approved.content is null then activity.date_start
          else (approved.content ->> 'dateStart')::date
          end as date_start,
        case
          when approved.content is null then activity.date_end
          else (approved.content ->> 'dateEnd')::date
          end as date_end,
        case
          when approved.content is null then activity.duration
          else (approved.content ->> 'duration')::integer
          end as duration,
        case
          when approved.content is null then activity.slots
          else (approved.content ->> 'slots')::integer
          end as slots,
        case
          when approved.content is null then activity.work_sector_id
          else (approved.content ->> 'workSectorId')::uuid
          end as work_sector_id,
        case
          when approved.content is null then activity.is_priority
          else (approved.content ->> 'isPriority')::boolean
          end as is_priority,
        case
          when approved.content is null then activity.is_public
          else (approved.content ->> 'isPublic')::boolean
          end as shown_public,
        case
          when approved.content is null then (
            select work_sector.name from work_sector where work_sector.id = activity.work_sector_id
          )
          else approved.content ->> 'workSectorName'
          end as shown_sector,
        case
          when approved.content is null then activity.type
          when case
          when approved.content is null then activity.date_start
          else (approved.content ->> 'dateStart')::date
          end is not null
          and case
          when approved.content is null then activity.date_end
          else (approved.content ->> 'dateEnd')::date
          end is not null then 'PROJECT'
          else 'TASK'
          end as type,
        case
          when approved.content is null then activity.search
          else activity_document(
            concat_ws(
              ' ',
              case when approved.content is null then activity.title else (approved.content ->> 'title') end,
              case when approved.content is null then activity.department else (approved.content ->> 'department') end,
              case when approved.content is null then activity.location else (approved.content ->> 'location') end,
              case
                when approved.content is null then (
                  select work_sector.name from work_sector where work_sector.id = activity.work_sector_id
                )
                else approved.content ->> 'workSectorName'
                end
            ),
            case when approved.content is null then activity.description else (approved.content ->> 'description') end
          ) || offered_by(activity.company_id, activity.author_id)
          end as search,
        approved.content -> 'images' as approved_images
      from activity
      left join approved_version approved on approved.activity_id = activity.id
        and not (
          (
            activity.author_id = :callerId
              or (activity.company_id = :callerCompany and activity.is_visible)
              or (activity.is_visible and activity.is_public)
              or (activity.company_id = :callerCompany and activity.is_visible)
              or (
                activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
              )
              or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          )
        )
      where (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
      )
        or (
          approved.content is not null
            and (
              activity.author_id = :callerId
                or (activity.company_id = :callerCompany and activity.is_visible)
                or (activity.is_visible and activity.is_public)
                or (activity.company_id = :callerCompany and activity.is_visible)
                or (
                  activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
                )
                or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
                or exists (
                  select
                  from application
                  where application.activity_id = activity.id
                    and application.author_id = :callerId
                    and application.status in ('PENDING', 'APPROVED')
                )
            )
        )
    ) activity on activity.id = bookmark.activity_id
    where bookmark.person_id = :callerId
  )
)::int as total;
