-- Printed from tab-counts.queries.ts by `pnpm sql`; never edited by hand.

-- countTabs
select 'own' as tab,
  least(count(*), :most)::int as total,
  count(*) filter (where waits)::int as waiting,
  min(since) filter (where waits) as waiting_since
from (
  (
    select (
      application.status = 'DRAFT'
        or (
          application.status = 'APPROVED'
            and false
            and not exists (select from assignment where assignment.application_id = application.id)
        )
    ) as waits,
      coalesce(application.sent_at, application.date_modified) as since
    from application
    where application.author_id = :callerId
    order by application.date_modified desc, application.id desc
    limit :most
  )
) counted
union all
select 'received' as tab,
  least(count(*), :most)::int as total,
  count(*) filter (where waits)::int as waiting,
  min(since) filter (where waits) as waiting_since
from (
  (
    select (
      application.status = 'PENDING'
        and exists (
          select
          from activity
          where activity.id = application.activity_id
            and activity.status in ('PUBLISHED', 'ONGOING')
        )
        and (
          (
            application.activity_author_id = :callerId
              and application.status <> 'DRAFT'
              and application.author_id <> :callerId
          )
            or (
              application.activity_company_id = :callerCompany
                and (
                  application.status <> 'DRAFT'
                    and exists (
                      select from person author where author.id = application.activity_author_id and author.status <> 'ACTIVE'
                    )
                )
                and application.author_id <> :callerId
            )
        )
    ) as waits,
      coalesce(application.sent_at, application.date_modified) as since
    from application
    where application.activity_author_id = :callerId
      and application.status <> 'DRAFT'
    order by application.date_modified desc, application.id desc
    limit :most
  )
  union all (
    select (
      application.status = 'PENDING'
        and exists (
          select
          from activity
          where activity.id = application.activity_id
            and activity.status in ('PUBLISHED', 'ONGOING')
        )
        and (
          (
            application.activity_author_id = :callerId
              and application.status <> 'DRAFT'
              and application.author_id <> :callerId
          )
            or (
              application.activity_company_id = :callerCompany
                and (
                  application.status <> 'DRAFT'
                    and exists (
                      select from person author where author.id = application.activity_author_id and author.status <> 'ACTIVE'
                    )
                )
                and application.author_id <> :callerId
            )
        )
    ) as waits,
      coalesce(application.sent_at, application.date_modified) as since
    from application
    where application.activity_author_id in (
      select person.id
      from person
      where person.company_id = :callerCompany
        and person.status <> 'ACTIVE'
        and person.id <> :callerId
    )
      and application.status <> 'DRAFT'
      and application.activity_company_id = :callerCompany
      and application.author_id <> :callerId
    order by application.date_modified desc, application.id desc
    limit :most
  )
) counted
union all
select 'external' as tab,
  least(count(*), :most)::int as total,
  count(*) filter (where waits)::int as waiting,
  min(since) filter (where waits) as waiting_since
from (
  (
    select (
      approval.status = 'PENDING'
        and exists (
          select from activity where activity.id = approval.activity_id and activity.status in ('PUBLISHED', 'ONGOING')
        )
        and approval.company_id = :callerCompany
        and (approval.company_id = :callerCompany and approval.applicant_id <> :callerId)
    ) as waits,
      coalesce(approval.sent_at, approval.date_modified) as since
    from approval
    where approval.company_id = :callerCompany
    order by approval.date_modified desc, approval.id desc
    limit :most
  )
  union all (
    select (
      approval.status = 'PENDING'
        and exists (
          select from activity where activity.id = approval.activity_id and activity.status in ('PUBLISHED', 'ONGOING')
        )
        and approval.company_id = :callerCompany
        and (approval.company_id = :callerCompany and approval.applicant_id <> :callerId)
    ) as waits,
      coalesce(approval.sent_at, approval.date_modified) as since
    from approval
    where approval.applicant_id = :callerId
      and approval.company_id <> :callerCompany
    order by approval.date_modified desc, approval.id desc
    limit :most
  )
) counted;
