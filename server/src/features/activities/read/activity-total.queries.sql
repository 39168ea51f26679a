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
    join activity on activity.id = bookmark.activity_id
    where bookmark.person_id = :callerId
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
)::int as total;
