-- Printed from market.queries.ts by `pnpm sql`; never edited by hand.

-- listMarket: OPEN, what starts soon
select page.*, counted.total, counted.hits, counted.is_capped
from (
  select least(
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
    10000
  ) as total,
  0 as hits,
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
  )::int > 10000 as is_capped
) counted
left join (
  select activity.id,
    activity.status,
    activity.title,
    activity.author_id,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    company.name as company,
    work_sector.name as work_sector,
    activity.department,
    activity.type,
    activity.featured_at is not null as is_featured,
    activity.is_priority,
    activity.is_public as is_public,
    activity.is_visible,
    activity.location,
    activity.date_start,
    activity.duration,
    activity.slots,
    activity.reserved,
    activity.date_published,
    activity.date_modified,
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
    ) as may ,
    (
      select coalesce(file.variants -> 'card', file.variants -> 'full')
      from file
      where file.attached_resource = 'activity'
        and file.attached_id = activity.id
        and file.kind = 'IMAGE'
      order by file.position, file.id
      limit 1
    ) as picture,
    company.logo as company_picture,
    case
      when activity.date_start >= (now() at time zone 'Europe/Zurich')::date then 0
      when activity.date_start is null then 1
      when activity.date_start < (now() at time zone 'Europe/Zurich')::date then 2
      end as run,
    case
      when activity.date_start >= (now() at time zone 'Europe/Zurich')::date then (
        activity.date_start - date '2000-01-01'
      )::bigint
      when activity.date_start is null then (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint
      when activity.date_start < (now() at time zone 'Europe/Zurich')::date then (
        -(activity.date_start - date '2000-01-01')
      )::bigint
      end as key
  from unnest(
    array(
      select id
      from (
        (
          select activity.id, 0 as run, (activity.date_start - date '2000-01-01')::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'PUBLISHED'
            and activity.is_public
            and activity.date_start >= (now() at time zone 'Europe/Zurich')::date
          order by activity.date_start, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'PUBLISHED'
            and activity.is_public
            and activity.date_start is null
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(activity.date_start - date '2000-01-01'))::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'PUBLISHED'
            and activity.is_public
            and activity.date_start < (now() at time zone 'Europe/Zurich')::date
          order by activity.date_start desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, (activity.date_start - date '2000-01-01')::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'PUBLISHED'
            and not activity.is_public
            and activity.date_start >= (now() at time zone 'Europe/Zurich')::date
          order by activity.date_start, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'PUBLISHED'
            and not activity.is_public
            and activity.date_start is null
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(activity.date_start - date '2000-01-01'))::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'PUBLISHED'
            and not activity.is_public
            and activity.date_start < (now() at time zone 'Europe/Zurich')::date
          order by activity.date_start desc, activity.id
          limit :offset + :size
        )
      ) candidate
      order by run, key, id
      limit :size
      offset :offset
    )
  ) page (id)
  join activity on activity.id = page.id
  join person author on author.id = activity.author_id
  join company on company.id = activity.company_id
  left join work_sector on work_sector.id = activity.work_sector_id
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
) page on true
order by run, key, id;

-- listMarket: ALL, few places
select page.*, counted.total, counted.hits, counted.is_capped
from (
  select least(
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
    10000
  ) as total,
  0 as hits,
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
  )::int > 10000 as is_capped
) counted
left join (
  select activity.id,
    activity.status,
    activity.title,
    activity.author_id,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    company.name as company,
    work_sector.name as work_sector,
    activity.department,
    activity.type,
    activity.featured_at is not null as is_featured,
    activity.is_priority,
    activity.is_public as is_public,
    activity.is_visible,
    activity.location,
    activity.date_start,
    activity.duration,
    activity.slots,
    activity.reserved,
    activity.date_published,
    activity.date_modified,
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
    ) as may ,
    null::jsonb as picture,
    null::jsonb as company_picture,
    case
      when activity.slots > 0
      and activity.reserved < activity.slots then 0
      when activity.slots = 0 then 1
      when activity.slots > 0
      and activity.reserved >= activity.slots then 2
      end as run,
    case
      when activity.slots > 0
      and activity.reserved < activity.slots then ((activity.slots - activity.reserved))::bigint
      when activity.slots = 0 then (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint
      when activity.slots > 0
      and activity.reserved >= activity.slots then (
        -(extract(epoch from activity.date_modified) * 1000)::bigint
      )::bigint
      end as key
  from unnest(
    array(
      select id
      from (
        (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'PUBLISHED'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'PUBLISHED'
            and activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'PUBLISHED'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'PUBLISHED'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'PUBLISHED'
            and not activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'PUBLISHED'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'ONGOING'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'ONGOING'
            and activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'ONGOING'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'ONGOING'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'ONGOING'
            and not activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'ONGOING'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'ARCHIVED'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'ARCHIVED'
            and activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.is_visible
            and activity.status = 'ARCHIVED'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'ARCHIVED'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'ARCHIVED'
            and not activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.is_visible
            and activity.status = 'ARCHIVED'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'PENDING'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'PENDING'
            and activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'PENDING'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'PENDING'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'PENDING'
            and not activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'PENDING'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'APPROVED'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'APPROVED'
            and activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'APPROVED'
            and activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'APPROVED'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'APPROVED'
            and not activity.is_public
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
          from activity
          where activity.company_id = :callerCompany
            and activity.status = 'APPROVED'
            and not activity.is_public
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 0 as run, ((activity.slots - activity.reserved))::bigint as key
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
            and activity.slots > 0
            and activity.reserved < activity.slots
          order by (activity.slots - activity.reserved), activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 1 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
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
            and activity.slots = 0
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
        union all (
          select activity.id, 2 as run, (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint as key
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
            and activity.slots > 0
            and activity.reserved >= activity.slots
          order by activity.date_modified desc, activity.id
          limit :offset + :size
        )
      ) candidate
      order by run, key, id
      limit :size
      offset :offset
    )
  ) page (id)
  join activity on activity.id = page.id
  join person author on author.id = activity.author_id
  join company on company.id = activity.company_id
  left join work_sector on work_sector.id = activity.work_sector_id
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
) page on true
order by run, key, id;

-- listMarket: OPEN, narrowed
with looked as materialized (
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
),
  narrowed as materialized (
    select activity.id,
      case when true then 0 end as run,
      case when true then (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint end as key
    from looked activity
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
      and (:type::text is null or activity.type = :type::text)
      and (:sectors::uuid[] is null or coalesce(activity.work_sector_id = any(:sectors::uuid[]), false))
      and (:places::text[] is null or activity.location = any(:places::text[]))
      and case :start::text
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
      end
      and (not :onlyFree::boolean or (activity.slots = 0 or activity.reserved < activity.slots))
  )
select page.*, counted.total, counted.hits, counted.is_capped
from (
  select (select count(*)::int from narrowed) as total,
  0 as hits,
  (select count(*) from looked) >= 10000 as is_capped
) counted
left join (
  select activity.id,
    activity.status,
    activity.title,
    activity.author_id,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    company.name as company,
    work_sector.name as work_sector,
    activity.department,
    activity.type,
    activity.featured_at is not null as is_featured,
    activity.is_priority,
    activity.is_public as is_public,
    activity.is_visible,
    activity.location,
    activity.date_start,
    activity.duration,
    activity.slots,
    activity.reserved,
    activity.date_published,
    activity.date_modified,
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
    ) as may ,
    null::jsonb as picture,
    null::jsonb as company_picture,
    case when true then 0 end as run,
    case when true then (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint end as key
  from unnest(
    array(select id from (select * from narrowed) candidate order by run, key, id limit :size offset :offset)
  ) page (id)
  join activity on activity.id = page.id
  join person author on author.id = activity.author_id
  join company on company.id = activity.company_id
  left join work_sector on work_sector.id = activity.work_sector_id
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
) page on true
order by run, key, id;

-- listMarket: OPEN, with words
with looked as materialized (
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
),
  narrowed as materialized (
    select activity.id,
      case when true then 0 end as run,
      case when true then (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint end as key
    from looked activity
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
      and (:type::text is null or activity.type = :type::text)
      and (:sectors::uuid[] is null or coalesce(activity.work_sector_id = any(:sectors::uuid[]), false))
      and (:places::text[] is null or activity.location = any(:places::text[]))
      and case :start::text
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
      end
      and (not :onlyFree::boolean or (activity.slots = 0 or activity.reserved < activity.slots))
  )
select page.*, counted.total, counted.hits, counted.is_capped
from (
  select (select count(*)::int from narrowed) as total,
  (select count(*)::int from find_hits(:words::tsquery, 4500)) as hits,
  (select count(*) from looked) >= 10000 as is_capped
) counted
left join (
  select activity.id,
    activity.status,
    activity.title,
    activity.author_id,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    company.name as company,
    work_sector.name as work_sector,
    activity.department,
    activity.type,
    activity.featured_at is not null as is_featured,
    activity.is_priority,
    activity.is_public as is_public,
    activity.is_visible,
    activity.location,
    activity.date_start,
    activity.duration,
    activity.slots,
    activity.reserved,
    activity.date_published,
    activity.date_modified,
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
    ) as may ,
    null::jsonb as picture,
    null::jsonb as company_picture,
    case when true then 0 end as run,
    case when true then (-(extract(epoch from activity.date_modified) * 1000)::bigint)::bigint end as key
  from unnest(
    array(select id from (select * from narrowed) candidate order by run, key, id limit :size offset :offset)
  ) page (id)
  join activity on activity.id = page.id
  join person author on author.id = activity.author_id
  join company on company.id = activity.company_id
  left join work_sector on work_sector.id = activity.work_sector_id
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
) page on true
order by run, key, id;
