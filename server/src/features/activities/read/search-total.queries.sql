-- Printed from search-total.queries.ts by `pnpm sql`; never edited by hand.

-- countIndexed
with hit as materialized (select * from find_hits(:words::tsquery, 4500))
select (
  select count(*)::int
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
) as total,
  (select count(*)::int from hit) as hits;

-- countScanned
select count(*)::int as total, 0 as hits
from (
  (
    select
    from activity
    where activity.is_visible
      and activity.is_public
      and (activity.search @@ :words::tsquery) is true
    limit 1001
  )
  union all (
    select
    from activity
    where activity.company_id = :callerCompany
      and activity.is_visible
      and not activity.is_public
      and (activity.search @@ :words::tsquery) is true
    limit 1001
  )
  union all (
    select
    from activity
    where activity.company_id = :callerCompany
      and activity.status = 'PENDING'
      and activity.is_public
      and (activity.search @@ :words::tsquery) is true
    limit 1001
  )
  union all (
    select
    from activity
    where activity.company_id = :callerCompany
      and activity.status = 'PENDING'
      and not activity.is_public
      and (activity.search @@ :words::tsquery) is true
    limit 1001
  )
  union all (
    select
    from activity
    where activity.company_id = :callerCompany
      and activity.status = 'APPROVED'
      and activity.is_public
      and (activity.search @@ :words::tsquery) is true
    limit 1001
  )
  union all (
    select
    from activity
    where activity.company_id = :callerCompany
      and activity.status = 'APPROVED'
      and not activity.is_public
      and (activity.search @@ :words::tsquery) is true
    limit 1001
  )
  union all (
    select
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
    limit 1001
  )
) counted;
