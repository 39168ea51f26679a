-- Printed from activity-list.queries.ts by `pnpm sql`; never edited by hand.

-- listActivities: OPEN
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
  ) as may,
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
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.is_visible
          and activity.status = 'PUBLISHED'
          and activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.is_visible
          and activity.status = 'PUBLISHED'
          and not activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
order by activity.date_modified desc, activity.id desc;

-- listActivities: ONGOING
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
  ) as may,
  (
    (select coalesce(sum(n), 0) from activity_count_all where activity_status in ('ONGOING') and is_public = true)
      + (
        select coalesce(sum(n), 0)
        from activity_count
        where company_id = :callerCompany
          and activity_status in ('ONGOING')
          and is_public = false
      )
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.is_visible
          and activity.status = 'ONGOING'
          and activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.is_visible
          and activity.status = 'ONGOING'
          and not activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
order by activity.date_modified desc, activity.id desc;

-- listActivities: ARCHIVED
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
  ) as may,
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
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.is_visible
          and activity.status = 'ARCHIVED'
          and activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.is_visible
          and activity.status = 'ARCHIVED'
          and not activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
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
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
order by activity.date_modified desc, activity.id desc;

-- listActivities: ALL
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
  ) as may,
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
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.is_visible
          and activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.is_visible
          and not activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'PENDING'
          and activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'PENDING'
          and not activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'APPROVED'
          and activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'APPROVED'
          and not activity.is_public
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
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
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
order by activity.date_modified desc, activity.id desc;

-- listActivities: OWN
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
  ) as may,
  ((select count(*) from activity where activity.author_id = :callerId))::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.author_id = :callerId
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
order by activity.date_modified desc, activity.id desc;

-- listActivities: APPROVE
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
  ) as may,
  (
    (select coalesce(sum(n), 0) from activity_count where company_id = :callerCompany and activity_status in ('PENDING')) - (
      select count(*)
      from activity
      where activity.author_id = :callerId
        and activity.status = 'PENDING'
        and activity.company_id = :callerCompany
    )
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'PENDING'
          and activity.is_public
          and activity.author_id <> :callerId
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'PENDING'
          and not activity.is_public
          and activity.author_id <> :callerId
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
order by activity.date_modified desc, activity.id desc;

-- listActivities: EXTERNAL
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
  ) as may,
  (
    (select coalesce(sum(n), 0) from activity_count_all where activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED') and is_public = true) - (
      select coalesce(sum(n), 0)
      from activity_count
      where company_id = :callerCompany
        and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
        and is_public = true
    )
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.is_visible
          and activity.is_public
          and activity.company_id <> :callerCompany
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
order by activity.date_modified desc, activity.id desc;

-- listActivities: BOOKMARKED
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
  activity.shown_sector as work_sector,
  activity.department,
  activity.type,
  activity.featured_at is not null as is_featured,
  activity.is_priority,
  activity.shown_public as is_public,
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
  ) as may,
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
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from (
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
        ) activity
        where activity.id in (select activity_id from bookmark where person_id = :callerId)
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
    limit :size
    offset :offset
  )
) page (id)
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
) activity on activity.id = page.id
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
    or exists (
      select
      from application
      where application.activity_id = activity.id
        and application.author_id = :callerId
        and application.status in ('PENDING', 'APPROVED')
    )
)
order by activity.date_modified desc, activity.id desc;

-- listActivities: OPEN, from the end
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
  ) as may,
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
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.is_visible
          and activity.status = 'PUBLISHED'
          and activity.is_public
        order by date_modified, id
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.is_visible
          and activity.status = 'PUBLISHED'
          and not activity.is_public
        order by date_modified, id
        limit :offset + :size
      )
    ) candidate
    order by date_modified, id
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
order by activity.date_modified desc, activity.id desc;

-- listActivities: ALL, of the whole platform
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
    ((activity.author_id = :callerId or (activity.status = 'APPROVED' or activity.is_visible)))::int * 1
      + (activity.author_id = :callerId)::int * 2
      + (
        ((activity.status in ('PENDING', 'APPROVED') or activity.is_visible) and activity.author_id <> :callerId)
      )::int * 4
      + ((activity.author_id = :callerId or (activity.status = 'APPROVED' or activity.is_visible)))::int * 8
      + ((activity.author_id = :callerId or (activity.status = 'APPROVED' or activity.is_visible)))::int * 16
      + ((activity.author_id = :callerId or (activity.status = 'APPROVED' or activity.is_visible)))::int * 32
      + ((activity.author_id = :callerId or (activity.status = 'APPROVED' or activity.is_visible)))::int * 64
      + ((activity.is_visible or (activity.is_visible and activity.is_public)))::int * 128
      + (
        (
          (activity.author_id = :callerId and activity.is_visible)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or activity.is_visible
        )
      )::int * 256
      + (
        (
          (activity.company_id = :callerCompany and activity.is_visible and activity.author_id <> :callerId)
            or ((activity.is_visible and activity.is_public) and activity.author_id <> :callerId)
            or (activity.is_visible and activity.author_id <> :callerId)
            or ((activity.status in ('PENDING', 'APPROVED') or activity.is_visible) and activity.author_id <> :callerId)
            or ((activity.status = 'APPROVED' or activity.is_visible) and activity.author_id <> :callerId)
        )
      )::int * 512
  ) as may,
  (
    (
      select coalesce(sum(n), 0)
      from activity_count_all
      where activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')
    )
      + (select coalesce(sum(n), 0) from activity_count_all where activity_status in ('PENDING'))
      + (select coalesce(sum(n), 0) from activity_count_all where activity_status in ('APPROVED'))
      + (
        select count(*)
        from activity
        where activity.author_id = :callerId
          and not (
            (activity.company_id = :callerCompany and activity.is_visible)
              or (activity.is_visible and activity.is_public)
              or activity.is_visible
              or (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
              or (activity.status = 'APPROVED' or activity.is_visible)
              or exists (
                select
                from application
                where application.activity_id = activity.id
                  and application.author_id = :callerId
                  and application.status in ('PENDING', 'APPROVED')
              )
          )
      )
  )::int as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.is_visible
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.status = 'PENDING'
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.status = 'APPROVED'
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.author_id = :callerId
          and not (
            (activity.company_id = :callerCompany and activity.is_visible)
              or (activity.is_visible and activity.is_public)
              or activity.is_visible
              or (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
              or (activity.status = 'APPROVED' or activity.is_visible)
              or exists (
                select
                from application
                where application.activity_id = activity.id
                  and application.author_id = :callerId
                  and application.status in ('PENDING', 'APPROVED')
              )
          )
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
    or activity.is_visible
    or (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
    or (activity.status = 'APPROVED' or activity.is_visible)
)
order by activity.date_modified desc, activity.id desc;

-- listActivities: ALL, rare words
with hit as materialized (select * from find_hits(:words::tsquery, 4500)),
  found as materialized (
    select id, date_modified
    from hit activity
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
      and true
  )
select page.*, counted.total, counted.hits
from (select (select count(*)::int from found) as total, (select count(*)::int from hit) as hits) counted
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
    ) as may
  from unnest(
    array(select id from found order by date_modified desc, id desc limit :size offset :offset)
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
order by page.date_modified desc, page.id desc;

-- listActivities: ALL, frequent words
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
  ) as may,
  0 as total,
  0 as hits
from unnest(
  array(
    select id
    from (
      (
        select activity.id, activity.date_modified
        from activity
        where activity.is_visible
          and activity.is_public
          and (activity.search @@ :words::tsquery) is true
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.is_visible
          and not activity.is_public
          and (activity.search @@ :words::tsquery) is true
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'PENDING'
          and activity.is_public
          and (activity.search @@ :words::tsquery) is true
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'PENDING'
          and not activity.is_public
          and (activity.search @@ :words::tsquery) is true
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'APPROVED'
          and activity.is_public
          and (activity.search @@ :words::tsquery) is true
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
        from activity
        where activity.company_id = :callerCompany
          and activity.status = 'APPROVED'
          and not activity.is_public
          and (activity.search @@ :words::tsquery) is true
        order by date_modified desc, id desc
        limit :offset + :size
      )
      union all (
        select activity.id, activity.date_modified
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
          and (activity.search @@ :words::tsquery) is true
        order by date_modified desc, id desc
        limit :offset + :size
      )
    ) candidate
    order by date_modified desc, id desc
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
order by activity.date_modified desc, activity.id desc;
