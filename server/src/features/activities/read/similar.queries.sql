-- Printed from similar.queries.ts by `pnpm sql`; never edited by hand.

-- listSimilar
with known as materialized (
  select activity.company_id,
    case
      when approved.content is null then activity.work_sector_id
      else (approved.content ->> 'workSectorId')::uuid
      end as work_sector_id,
    case
      when approved.content is null then activity.location
      else (approved.content ->> 'location')
      end as location
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
  where activity.id = :id
    and (
      (
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
        or exists (
          select from application where application.activity_id = activity.id and application.author_id = :callerId
        )
    )
),
  candidate as materialized (
    select activity.id,
      coalesce(activity.work_sector_id = known.work_sector_id, false) as sector,
      coalesce(activity.company_id = known.company_id, false) as company,
      coalesce(activity.location = known.location and activity.location <> '', false) as place,
      coalesce(
        activity.date_start between (
          now() at time zone 'Europe/Zurich'
        )::date and (now() at time zone 'Europe/Zurich')::date
          + 14,
        false
      ) as starts_soon
    from (
      (
        select activity.id, activity.date_published
        from activity
        where activity.is_public
          and activity.status = 'PUBLISHED'
          and activity.type = 'PROJECT'
          and (activity.slots = 0 or activity.reserved < activity.slots)
        order by activity.date_published desc, activity.id desc
        limit 100
      )
      union all (
        select activity.id, activity.date_published
        from activity
        where activity.company_id = :callerCompany
          and not activity.is_public
          and activity.status = 'PUBLISHED'
          and activity.type = 'PROJECT'
          and (activity.slots = 0 or activity.reserved < activity.slots)
        order by activity.date_published desc, activity.id desc
        limit 100
      )
      union all (
        select activity.id, activity.date_published
        from activity
        where activity.is_public
          and activity.status = 'PUBLISHED'
          and activity.type = 'TASK'
          and (activity.slots = 0 or activity.reserved < activity.slots)
        order by activity.date_published desc, activity.id desc
        limit 100
      )
      union all (
        select activity.id, activity.date_published
        from activity
        where activity.company_id = :callerCompany
          and not activity.is_public
          and activity.status = 'PUBLISHED'
          and activity.type = 'TASK'
          and (activity.slots = 0 or activity.reserved < activity.slots)
        order by activity.date_published desc, activity.id desc
        limit 100
      )
    ) open
    join activity on activity.id = open.id
    left join known on true
    where activity.id <> :id
      and activity.author_id <> :callerId
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
      and (
        activity.type = 'TASK'
          or activity.date_end is null
          or activity.date_end >= (now() at time zone 'Europe/Zurich')::date
      )
      and not exists (
        select from application where application.activity_id = activity.id and application.author_id = :callerId
      )
  ),
  best as (
    select candidate.*,
      activity.date_published,
      sector::int * 4 + company::int * 3 + place::int * 2 + starts_soon::int * 1 as likeness
    from candidate
    join activity on activity.id = candidate.id
    order by likeness desc, activity.date_published desc, activity.id desc
    limit 4
  )
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
  activity.date_published,
  activity.type,
  case
    when best.sector then 'sector'
    when best.company then 'company'
    when best.place then 'place'
    when best.starts_soon then 'startsSoon'
    end as reason
from best
join activity on activity.id = best.id
join person author on author.id = activity.author_id
join company on company.id = activity.company_id
left join work_sector on work_sector.id = activity.work_sector_id
order by best.likeness desc, best.date_published desc, best.id desc;
