-- Printed from due.queries.ts by `pnpm sql`; never edited by hand.

-- listDue
(
  select id, 'application' as table, 'remind' as step
  from application
  where status = 'PENDING'
    and reminded_at is null
    and remind_on <= :today::date
    and due_on >= :today::date
    and exists (
      select
      from activity
      where activity.id = application.activity_id
        and activity.status in ('PUBLISHED', 'ONGOING')
    )
  limit :limit
)
union all (
  select id, 'application' as table, 'escalate' as step
  from application
  where status = 'PENDING'
    and escalated_at is null
    and due_on < :today::date
    and exists (
      select
      from activity
      where activity.id = application.activity_id
        and activity.status in ('PUBLISHED', 'ONGOING')
    )
  limit :limit
)
union all (
  select id, 'application' as table, 'start' as step
  from application
  where status = 'APPROVED'
    and start_told_at is null
    and exists (
      select
      from activity
      where activity.id = application.activity_id
        and activity.status in ('PUBLISHED', 'ONGOING')
        and activity.date_start > :today::date
        and activity.date_start <= :today::date
        + 14
    )
  limit :limit
)
union all (
  select id, 'approval' as table, 'remind' as step
  from approval
  where status = 'PENDING'
    and reminded_at is null
    and remind_on <= :today::date
    and due_on >= :today::date
    and exists (
      select from activity where activity.id = approval.activity_id and activity.status in ('PUBLISHED', 'ONGOING')
    )
  limit :limit
)
union all (
  select id, 'approval' as table, 'escalate' as step
  from approval
  where status = 'PENDING'
    and escalated_at is null
    and due_on < :today::date
    and exists (
      select from activity where activity.id = approval.activity_id and activity.status in ('PUBLISHED', 'ONGOING')
    )
  limit :limit
);

-- stampDue: application, remind
update application
set reminded_at = :at
where id = 'id'
  and status = 'PENDING'
  and reminded_at is null
  and remind_on <= :today::date
  and due_on >= :today::date
  and exists (
    select
    from activity
    where activity.id = application.activity_id
      and activity.status in ('PUBLISHED', 'ONGOING')
  );

-- stampDue: application, escalate
update application
set escalated_at = :at
where id = 'id'
  and status = 'PENDING'
  and escalated_at is null
  and due_on < :today::date
  and exists (
    select
    from activity
    where activity.id = application.activity_id
      and activity.status in ('PUBLISHED', 'ONGOING')
  );

-- stampDue: application, start
update application
set start_told_at = :at
where id = 'id'
  and status = 'APPROVED'
  and start_told_at is null
  and exists (
    select
    from activity
    where activity.id = application.activity_id
      and activity.status in ('PUBLISHED', 'ONGOING')
      and activity.date_start > :today::date
      and activity.date_start <= :today::date
      + 14
  );

-- stampDue: approval, remind
update approval
set reminded_at = :at
where id = 'id'
  and status = 'PENDING'
  and reminded_at is null
  and remind_on <= :today::date
  and due_on >= :today::date
  and exists (
    select from activity where activity.id = approval.activity_id and activity.status in ('PUBLISHED', 'ONGOING')
  );

-- stampDue: approval, escalate
update approval
set escalated_at = :at
where id = 'id'
  and status = 'PENDING'
  and escalated_at is null
  and due_on < :today::date
  and exists (
    select from activity where activity.id = approval.activity_id and activity.status in ('PUBLISHED', 'ONGOING')
  );
