-- Printed from activity-home.queries.ts by `pnpm sql`; never edited by hand.

-- listExternal
select activity.id,
  activity.title,
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
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
    order by file.position, file.id
    limit 1
  ) as picture,
  company.id as company_id,
  company.name as company,
  company.logo as company_picture,
  activity.location,
  work_sector.name as work_sector,
  activity.department,
  activity.reserved,
  activity.slots,
  activity.duration,
  activity.date_start,
  activity.date_published
from (
  select *
  from (
    (
      select activity.id, activity.date_published
      from activity
      where activity.is_public
        and activity.company_id <> :callerCompany
        and activity.status = 'PUBLISHED'
        and activity.type = 'PROJECT'
      order by activity.date_published desc, activity.id desc
      limit 15
    )
    union all (
      select activity.id, activity.date_published
      from activity
      where activity.is_public
        and activity.company_id <> :callerCompany
        and activity.status = 'PUBLISHED'
        and activity.type = 'TASK'
      order by activity.date_published desc, activity.id desc
      limit 15
    )
  ) candidate
  order by candidate.date_published desc, candidate.id desc
  limit 15
) page
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
order by page.date_published desc, page.id desc;

-- listFeatured
select activity.id,
  activity.title,
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
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
    order by file.position, file.id
    limit 1
  ) as picture,
  company.id as company_id,
  company.name as company,
  company.logo as company_picture,
  activity.location,
  work_sector.name as work_sector,
  activity.department,
  activity.reserved,
  activity.slots,
  activity.duration,
  activity.date_start,
  activity.date_published
from (
  select *
  from (
    (
      select activity.id, activity.featured_at
      from activity
      where activity.is_public
        and activity.featured_at is not null
      order by activity.featured_at desc, activity.id desc
      limit 10
    )
    union all (
      select activity.id, activity.featured_at
      from activity
      where activity.company_id = :callerCompany
        and not activity.is_public
        and activity.featured_at is not null
      order by activity.featured_at desc, activity.id desc
      limit 10
    )
  ) candidate
  order by candidate.featured_at desc, candidate.id desc
  limit 10
) page
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
order by page.featured_at desc, page.id desc;

-- listLatest
select activity.id,
  activity.title,
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
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
    order by file.position, file.id
    limit 1
  ) as picture,
  company.id as company_id,
  company.name as company,
  company.logo as company_picture,
  activity.location,
  work_sector.name as work_sector,
  activity.department,
  activity.reserved,
  activity.slots,
  activity.duration,
  activity.date_start,
  activity.date_published
from (
  select *
  from (
    (
      select activity.id, activity.date_published
      from activity
      where activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'PROJECT'
      order by activity.date_published desc, activity.id desc
      limit 12
    )
    union all (
      select activity.id, activity.date_published
      from activity
      where activity.company_id = :callerCompany
        and not activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'PROJECT'
      order by activity.date_published desc, activity.id desc
      limit 12
    )
    union all (
      select activity.id, activity.date_published
      from activity
      where activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'TASK'
      order by activity.date_published desc, activity.id desc
      limit 12
    )
    union all (
      select activity.id, activity.date_published
      from activity
      where activity.company_id = :callerCompany
        and not activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'TASK'
      order by activity.date_published desc, activity.id desc
      limit 12
    )
  ) candidate
  order by candidate.date_published desc, candidate.id desc
  limit 12
) page
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
order by page.date_published desc, page.id desc;

-- listOfAuthor
select activity.id,
  activity.title,
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
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
    order by file.position, file.id
    limit 1
  ) as picture,
  company.id as company_id,
  company.name as company,
  company.logo as company_picture,
  activity.location,
  work_sector.name as work_sector,
  activity.department,
  activity.reserved,
  activity.slots,
  activity.duration,
  activity.date_start,
  activity.date_published
from (
  select *
  from (
    (
      select activity.id, activity.date_published
      from activity
      where activity.author_id = :authorId
        and activity.status = 'PUBLISHED'
        and (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (
              activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
            )
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      order by activity.date_published desc, activity.id desc
      limit 15
    )
  ) candidate
  order by candidate.date_published desc, candidate.id desc
  limit 15
) page
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
order by page.date_published desc, page.id desc;

-- listOfCompany
select activity.id,
  activity.title,
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
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
    order by file.position, file.id
    limit 1
  ) as picture,
  company.id as company_id,
  company.name as company,
  company.logo as company_picture,
  activity.location,
  work_sector.name as work_sector,
  activity.department,
  activity.reserved,
  activity.slots,
  activity.duration,
  activity.date_start,
  activity.date_published
from (
  select *
  from (
    (
      select activity.id, activity.date_published
      from activity
      where activity.company_id = :companyId
        and activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'PROJECT'
        and (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (
              activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
            )
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      order by activity.date_published desc, activity.id desc
      limit 15
    )
    union all (
      select activity.id, activity.date_published
      from activity
      where activity.company_id = :companyId
        and not activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'PROJECT'
        and (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (
              activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
            )
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      order by activity.date_published desc, activity.id desc
      limit 15
    )
    union all (
      select activity.id, activity.date_published
      from activity
      where activity.company_id = :companyId
        and activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'TASK'
        and (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (
              activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
            )
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      order by activity.date_published desc, activity.id desc
      limit 15
    )
    union all (
      select activity.id, activity.date_published
      from activity
      where activity.company_id = :companyId
        and not activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'TASK'
        and (
          activity.author_id = :callerId
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (activity.is_visible and activity.is_public)
            or (activity.company_id = :callerCompany and activity.is_visible)
            or (
              activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
            )
            or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        )
      order by activity.date_published desc, activity.id desc
      limit 15
    )
  ) candidate
  order by candidate.date_published desc, candidate.id desc
  limit 15
) page
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
order by page.date_published desc, page.id desc;

-- listOldest
select activity.id,
  activity.title,
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
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
    order by file.position, file.id
    limit 1
  ) as picture,
  company.id as company_id,
  company.name as company,
  company.logo as company_picture,
  activity.location,
  work_sector.name as work_sector,
  activity.department,
  activity.reserved,
  activity.slots,
  activity.duration,
  activity.date_start,
  activity.date_published
from (
  select *
  from (
    (
      select activity.id, activity.waiting_since
      from activity
      where activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'PROJECT'
        and (activity.slots = 0 or activity.reserved < activity.slots)
      order by activity.waiting_since asc, activity.id asc
      limit 15
    )
    union all (
      select activity.id, activity.waiting_since
      from activity
      where activity.company_id = :callerCompany
        and not activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'PROJECT'
        and (activity.slots = 0 or activity.reserved < activity.slots)
      order by activity.waiting_since asc, activity.id asc
      limit 15
    )
  ) candidate
  order by candidate.waiting_since asc, candidate.id asc
  limit 15
) page
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
order by page.waiting_since asc, page.id asc;

-- listTasks
select activity.id,
  activity.title,
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
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
    order by file.position, file.id
    limit 1
  ) as picture,
  company.id as company_id,
  company.name as company,
  company.logo as company_picture,
  activity.location,
  work_sector.name as work_sector,
  activity.department,
  activity.reserved,
  activity.slots,
  activity.duration,
  activity.date_start,
  activity.date_published
from (
  select *
  from (
    (
      select activity.id, activity.date_published
      from activity
      where activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'TASK'
      order by activity.date_published desc, activity.id desc
      limit 15
    )
    union all (
      select activity.id, activity.date_published
      from activity
      where activity.company_id = :callerCompany
        and not activity.is_public
        and activity.status = 'PUBLISHED'
        and activity.type = 'TASK'
      order by activity.date_published desc, activity.id desc
      limit 15
    )
  ) candidate
  order by candidate.date_published desc, candidate.id desc
  limit 15
) page
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
order by page.date_published desc, page.id desc;
