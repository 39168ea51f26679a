-- Printed from choices.queries.ts by `pnpm sql`; never edited by hand.

-- countByFilter
select jsonb_build_object(
  'OPEN',
  (
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
  )::int,
  'ONGOING',
  (
    (select coalesce(sum(n), 0) from activity_count_all where activity_status in ('ONGOING') and is_public = true)
      + (
        select coalesce(sum(n), 0)
        from activity_count
        where company_id = :callerCompany
          and activity_status in ('ONGOING')
          and is_public = false
      )
  )::int,
  'ARCHIVED',
  (
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
  )::int,
  'ALL',
  (
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
  )::int,
  'OWN',
  ((select count(*) from activity where activity.author_id = :callerId))::int,
  'APPROVE',
  (
    (select coalesce(sum(n), 0) from activity_count where company_id = :callerCompany and activity_status in ('PENDING')) - (
      select count(*)
      from activity
      where activity.author_id = :callerId
        and activity.status = 'PENDING'
        and activity.company_id = :callerCompany
    )
  )::int,
  'EXTERNAL',
  (
    (select coalesce(sum(n), 0) from activity_count_all where activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED') and is_public = true) - (
      select coalesce(sum(n), 0)
      from activity_count
      where company_id = :callerCompany
        and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
        and is_public = true
    )
  )::int,
  'BOOKMARKED',
  (
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
  )::int
) as counts;

-- listChoices: OPEN
with looked as materialized (
  select activity.type,
    activity.work_sector_id,
    activity.location,
    (activity.slots = 0 or activity.reserved < activity.slots) as has_free,
    (:type::text is null or activity.type = :type::text) as by_type,
    (
      :sectors::uuid[] is null or coalesce(activity.work_sector_id = any(:sectors::uuid[]), false)
    ) as by_workSectorId,
    (:places::text[] is null or activity.location = any(:places::text[])) as by_location,
    case :start::text
      when 'TWO_WEEKS' then coalesce(
        activity.date_start between (
          now() at time zone 'Europe/Zurich'
        )::date and (now() at time zone 'Europe/Zurich')::date
          + 14,
        false
      )
      when 'THIS_MONTH' then coalesce(
        activity.date_start between (now() at time zone 'Europe/Zurich')::date and (
          date_trunc('month', (now() at time zone 'Europe/Zurich')::date) + interval '1 month - 1 day'
        )::date,
        false
      )
      when 'LATER' then coalesce(
        activity.date_start > greatest(
          (now() at time zone 'Europe/Zurich')::date + 14,
          (date_trunc('month', (now() at time zone 'Europe/Zurich')::date) + interval '1 month - 1 day')::date
        ),
        false
      )
      when 'ANYTIME' then activity.date_start is null
      else true
      end as by_start,
    (not :onlyFree::boolean or (activity.slots = 0 or activity.reserved < activity.slots)) as by_onlyFree,
    coalesce(
      activity.date_start between (
        now() at time zone 'Europe/Zurich'
      )::date and (now() at time zone 'Europe/Zurich')::date
        + 14,
      false
    ) as TWO_WEEKS,
    coalesce(
      activity.date_start between (now() at time zone 'Europe/Zurich')::date and (
        date_trunc('month', (now() at time zone 'Europe/Zurich')::date) + interval '1 month - 1 day'
      )::date,
      false
    ) as THIS_MONTH,
    coalesce(
      activity.date_start > greatest(
        (now() at time zone 'Europe/Zurich')::date + 14,
        (date_trunc('month', (now() at time zone 'Europe/Zurich')::date) + interval '1 month - 1 day')::date
      ),
      false
    ) as LATER,
    activity.date_start is null as ANYTIME
  from (
    (
      select activity.id,
        activity.company_id,
        activity.author_id,
        activity.status,
        activity.type,
        activity.work_sector_id,
        activity.location,
        activity.date_start,
        activity.slots,
        activity.reserved,
        activity.is_public,
        activity.is_visible,
        activity.date_modified
      from activity
      where activity.is_visible
        and activity.status = 'PUBLISHED'
        and activity.is_public
      order by activity.date_modified desc, activity.id desc
      limit 10000
    )
    union all (
      select activity.id,
        activity.company_id,
        activity.author_id,
        activity.status,
        activity.type,
        activity.work_sector_id,
        activity.location,
        activity.date_start,
        activity.slots,
        activity.reserved,
        activity.is_public,
        activity.is_visible,
        activity.date_modified
      from activity
      where activity.company_id = :callerCompany
        and activity.is_visible
        and activity.status = 'PUBLISHED'
        and not activity.is_public
      order by activity.date_modified desc, activity.id desc
      limit 10000
    )
  ) activity
  where (
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
),
  counted as (
    select 'all' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_start and by_onlyFree)::int as left
    from looked
    union all
    select 'type' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_workSectorId and by_location and by_start and by_onlyFree)::int as left
    from looked
    union all
    select 'workSectorId' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_location and by_start and by_onlyFree)::int as left
    from looked
    union all
    select 'location' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_start and by_onlyFree)::int as left
    from looked
    union all
    select 'start' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    union all
    select 'onlyFree' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_start)::int as left
    from looked
    union all
    select 'type' as dimension,
      'choice' as kind,
      type as choice,
      null::text as name,
      count(*) filter (where by_workSectorId and by_location and by_start and by_onlyFree)::int as left
    from looked
    group by type
    union all (
      select 'workSectorId' as dimension,
        'choice' as kind,
        work_sector_id::text as choice,
        work_sector.name as name,
        count(*) filter (where by_type and by_location and by_start and by_onlyFree)::int as left
      from looked
      join work_sector on work_sector.id = work_sector_id
      group by work_sector_id, work_sector.name
    )
    union all (
      select 'location' as dimension,
        'choice' as kind,
        location as choice,
        null::text as name,
        count(*) filter (where by_type and by_workSectorId and by_start and by_onlyFree)::int as left
      from looked
      where location <> ''
      group by location
      order by coalesce(location = any(:places::text[]), false) desc, count(*) desc, location
      limit 60
    )
    union all
    select 'start' as dimension,
      'choice' as kind,
      'TWO_WEEKS' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    where TWO_WEEKS
    union all
    select 'start' as dimension,
      'choice' as kind,
      'THIS_MONTH' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    where THIS_MONTH
    union all
    select 'start' as dimension,
      'choice' as kind,
      'LATER' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    where LATER
    union all
    select 'start' as dimension,
      'choice' as kind,
      'ANYTIME' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    where ANYTIME
    union all
    select 'onlyFree' as dimension,
      'choice' as kind,
      'true' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_start)::int as left
    from looked
    where has_free
  )
select *, (select count(*)::int from looked) as looked, 0 as hits
from counted;

-- listChoices: OPEN, with words
with looked as materialized (
  select activity.type,
    activity.work_sector_id,
    activity.location,
    (activity.slots = 0 or activity.reserved < activity.slots) as has_free,
    (:type::text is null or activity.type = :type::text) as by_type,
    (
      :sectors::uuid[] is null or coalesce(activity.work_sector_id = any(:sectors::uuid[]), false)
    ) as by_workSectorId,
    (:places::text[] is null or activity.location = any(:places::text[])) as by_location,
    case :start::text
      when 'TWO_WEEKS' then coalesce(
        activity.date_start between (
          now() at time zone 'Europe/Zurich'
        )::date and (now() at time zone 'Europe/Zurich')::date
          + 14,
        false
      )
      when 'THIS_MONTH' then coalesce(
        activity.date_start between (now() at time zone 'Europe/Zurich')::date and (
          date_trunc('month', (now() at time zone 'Europe/Zurich')::date) + interval '1 month - 1 day'
        )::date,
        false
      )
      when 'LATER' then coalesce(
        activity.date_start > greatest(
          (now() at time zone 'Europe/Zurich')::date + 14,
          (date_trunc('month', (now() at time zone 'Europe/Zurich')::date) + interval '1 month - 1 day')::date
        ),
        false
      )
      when 'ANYTIME' then activity.date_start is null
      else true
      end as by_start,
    (not :onlyFree::boolean or (activity.slots = 0 or activity.reserved < activity.slots)) as by_onlyFree,
    coalesce(
      activity.date_start between (
        now() at time zone 'Europe/Zurich'
      )::date and (now() at time zone 'Europe/Zurich')::date
        + 14,
      false
    ) as TWO_WEEKS,
    coalesce(
      activity.date_start between (now() at time zone 'Europe/Zurich')::date and (
        date_trunc('month', (now() at time zone 'Europe/Zurich')::date) + interval '1 month - 1 day'
      )::date,
      false
    ) as THIS_MONTH,
    coalesce(
      activity.date_start > greatest(
        (now() at time zone 'Europe/Zurich')::date + 14,
        (date_trunc('month', (now() at time zone 'Europe/Zurich')::date) + interval '1 month - 1 day')::date
      ),
      false
    ) as LATER,
    activity.date_start is null as ANYTIME
  from (
    select activity.id,
      activity.company_id,
      activity.author_id,
      activity.status,
      activity.type,
      activity.work_sector_id,
      activity.location,
      activity.date_start,
      activity.slots,
      activity.reserved,
      activity.is_public,
      activity.is_visible,
      activity.date_modified
    from find_hits(:words::tsquery, 4500) hit
    join activity on activity.id = hit.id
    where (
      (activity.is_visible and activity.status = 'PUBLISHED' and activity.is_public)
        or (
          activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'PUBLISHED'
            and not activity.is_public
        )
    )
  ) activity
  where (
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
),
  counted as (
    select 'all' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_start and by_onlyFree)::int as left
    from looked
    union all
    select 'type' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_workSectorId and by_location and by_start and by_onlyFree)::int as left
    from looked
    union all
    select 'workSectorId' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_location and by_start and by_onlyFree)::int as left
    from looked
    union all
    select 'location' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_start and by_onlyFree)::int as left
    from looked
    union all
    select 'start' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    union all
    select 'onlyFree' as dimension,
      'without' as kind,
      null::text as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_start)::int as left
    from looked
    union all
    select 'type' as dimension,
      'choice' as kind,
      type as choice,
      null::text as name,
      count(*) filter (where by_workSectorId and by_location and by_start and by_onlyFree)::int as left
    from looked
    group by type
    union all (
      select 'workSectorId' as dimension,
        'choice' as kind,
        work_sector_id::text as choice,
        work_sector.name as name,
        count(*) filter (where by_type and by_location and by_start and by_onlyFree)::int as left
      from looked
      join work_sector on work_sector.id = work_sector_id
      group by work_sector_id, work_sector.name
    )
    union all (
      select 'location' as dimension,
        'choice' as kind,
        location as choice,
        null::text as name,
        count(*) filter (where by_type and by_workSectorId and by_start and by_onlyFree)::int as left
      from looked
      where location <> ''
      group by location
      order by coalesce(location = any(:places::text[]), false) desc, count(*) desc, location
      limit 60
    )
    union all
    select 'start' as dimension,
      'choice' as kind,
      'TWO_WEEKS' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    where TWO_WEEKS
    union all
    select 'start' as dimension,
      'choice' as kind,
      'THIS_MONTH' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    where THIS_MONTH
    union all
    select 'start' as dimension,
      'choice' as kind,
      'LATER' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    where LATER
    union all
    select 'start' as dimension,
      'choice' as kind,
      'ANYTIME' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_onlyFree)::int as left
    from looked
    where ANYTIME
    union all
    select 'onlyFree' as dimension,
      'choice' as kind,
      'true' as choice,
      null::text as name,
      count(*) filter (where by_type and by_workSectorId and by_location and by_start)::int as left
    from looked
    where has_free
  )
select *,
  (select count(*)::int from looked) as looked,
  (select count(*)::int from find_hits(:words::tsquery, 4500)) as hits
from counted;
