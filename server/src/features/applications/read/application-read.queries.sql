-- Printed from application-read.queries.ts by `pnpm sql`; never edited by hand.

-- countApplications.own
select least(count(*), :most)::int as total
from ((select application.id from application where application.author_id = :callerId limit :most)) candidate;

-- countApplications.received
select least(count(*), :most)::int as total
from (
  (
    select application.id
    from application
    where application.activity_author_id = :callerId
      and application.status <> 'DRAFT'
    limit :most
  )
  union all (
    select application.id
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
    limit :most
  )
) candidate;

-- countApplications.external
select least(count(*), :most)::int as total
from (
  (
    select application.id
    from application
    where application.author_id = :callerId
      and application.company_id <> application.activity_company_id
    limit :most
  )
  union all (
    select application.id
    from application
    where application.company_id = :callerCompany
      and application.status <> 'DRAFT'
      and application.company_id <> application.activity_company_id
      and application.author_id <> :callerId
    limit :most
  )
) candidate;

-- findApplication
select application.id,
  application.status,
  application.title,
  author.profile_id,
  application.author_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (application.activity_author_id = :callerId and application.status <> 'DRAFT')
  ) as author,
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
  shown_email(author.email, author.company_id, :callerCompany) as author_mail,
  application.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_author.name_first || ' ' || shown_last_name(
    activity_author.name_last,
    is_masked(
      activity_author.adult_from, activity_author.profile_open, activity_author.company_id, :callerCompany
    )
  ) as activity_author,
  activity_company.name as activity_company,
  activity_company.canton,
  application.sent_at,
  application.due_on,
  application.date_modified,
  case
    when application.author_id = :callerId then (
      select assignment.id from assignment where assignment.application_id = application.id
    )
    end as assignment_id,
  (
    (application.author_id = :callerId)::int * 1
      + (application.author_id = :callerId)::int * 2
      + (
        (
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
      )::int * 4
      + (application.author_id = :callerId)::int * 8
      + (false)::int * 16
  ) as may,
  application.body,
  author.name_first as author_first,
  author_company.name as author_company,
  coalesce(
    (
      select coalesce(file.variants -> 'card', file.variants -> 'full')
      from file
      where file.attached_resource = 'banner'
        and file.attached_id = (
          select shown_upload(
            author.id, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
          )
        )
        and file.status = 'READY'
      limit 1
    ),
    case
      when author.banner_art is not null then jsonb_build_object('art', 'banner', 'design', author.banner_art)
      end
  ) as banner,
  author.slogan,
  application.activity_author_id,
  application.company_id <> application.activity_company_id as is_external,
  application.seen_at,
  (
    select reader.name_first || ' ' || shown_last_name(
      reader.name_last, is_masked(reader.adult_from, reader.profile_open, reader.company_id, :callerCompany)
    )
    from person reader
    where reader.id = application.seen_by
  ) as seen_by,
  (
    select json_build_object(
      'decision',
      application_review.decision,
      'message',
      application_review.message,
      'reviewer',
      reviewer.name_first || ' ' || shown_last_name(
        reviewer.name_last, is_masked(reviewer.adult_from, reviewer.profile_open, reviewer.company_id, :callerCompany)
      ),
      'date',
      application_review.date_created
    )
    from application_review
    join person reviewer on reviewer.id = application_review.reviewer_id
    where application_review.application_id = application.id
    order by application_review.date_created desc, application_review.id desc
    limit 1
  ) as review
from application
join person author on author.id = application.author_id
join activity on activity.id = application.activity_id
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
join person activity_author on activity_author.id = application.activity_author_id
join company activity_company on activity_company.id = application.activity_company_id
join company author_company on author_company.id = application.company_id
where application.id = :id;

-- findOwnRows
select application.id as application_id,
  application.status as application_status,
  approval.id as approval_id,
  approval.status as approval_status,
  (
    select count(*)::int
    from application
    where activity_id = :activityId
      and status = 'PENDING'
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
  ) as to_answer
from (select) one
left join lateral (
  select id, status
  from application
  where activity_id = :activityId
    and author_id = :callerId
  order by status in ('PENDING', 'APPROVED') desc, date_modified desc, id desc
  limit 1
) application on true
left join lateral (
  select id, status
  from approval
  where activity_id = :activityId
    and applicant_id = :callerId
  order by status = 'REJECTED', date_created desc, id desc
  limit 1
) approval on true;

-- listApplications.own
select application.id,
  application.status,
  application.title,
  author.profile_id,
  application.author_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (application.activity_author_id = :callerId and application.status <> 'DRAFT')
  ) as author,
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
  shown_email(author.email, author.company_id, :callerCompany) as author_mail,
  application.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_author.name_first || ' ' || shown_last_name(
    activity_author.name_last,
    is_masked(
      activity_author.adult_from, activity_author.profile_open, activity_author.company_id, :callerCompany
    )
  ) as activity_author,
  activity_company.name as activity_company,
  activity_company.canton,
  application.sent_at,
  application.due_on,
  application.date_modified,
  case
    when application.author_id = :callerId then (
      select assignment.id from assignment where assignment.application_id = application.id
    )
    end as assignment_id,
  (
    (application.author_id = :callerId)::int * 1
      + (application.author_id = :callerId)::int * 2
      + (
        (
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
      )::int * 4
      + (application.author_id = :callerId)::int * 8
      + (false)::int * 16
  ) as may
from unnest(
  array(
    select id
    from (
      (
        select application.id, application.date_modified
        from application
        where application.author_id = :callerId
        order by date_modified desc, id desc
        limit :take
      )
    ) candidate
    order by date_modified desc, id desc
    limit :size
    offset :offset
  )
) page (id)
join application on application.id = page.id
join person author on author.id = application.author_id
join activity on activity.id = application.activity_id
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
join person activity_author on activity_author.id = application.activity_author_id
join company activity_company on activity_company.id = application.activity_company_id
where (
  application.author_id = :callerId
    or (application.activity_author_id = :callerId and application.status <> 'DRAFT')
    or (
      application.activity_company_id = :callerCompany
        and (
          application.status <> 'DRAFT'
            and exists (
              select from person author where author.id = application.activity_author_id and author.status <> 'ACTIVE'
            )
        )
    )
    or (
      application.company_id = :callerCompany
        and (application.status <> 'DRAFT' and application.company_id <> application.activity_company_id)
    )
)
order by application.date_modified desc, application.id desc;

-- listApplications.received
select application.id,
  application.status,
  application.title,
  author.profile_id,
  application.author_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (application.activity_author_id = :callerId and application.status <> 'DRAFT')
  ) as author,
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
  shown_email(author.email, author.company_id, :callerCompany) as author_mail,
  application.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_author.name_first || ' ' || shown_last_name(
    activity_author.name_last,
    is_masked(
      activity_author.adult_from, activity_author.profile_open, activity_author.company_id, :callerCompany
    )
  ) as activity_author,
  activity_company.name as activity_company,
  activity_company.canton,
  application.sent_at,
  application.due_on,
  application.date_modified,
  case
    when application.author_id = :callerId then (
      select assignment.id from assignment where assignment.application_id = application.id
    )
    end as assignment_id,
  (
    (application.author_id = :callerId)::int * 1
      + (application.author_id = :callerId)::int * 2
      + (
        (
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
      )::int * 4
      + (application.author_id = :callerId)::int * 8
      + (false)::int * 16
  ) as may
from unnest(
  array(
    select id
    from (
      (
        select application.id, application.date_modified
        from application
        where application.activity_author_id = :callerId
          and application.status <> 'DRAFT'
        order by date_modified desc, id desc
        limit :take
      )
      union all (
        select application.id, application.date_modified
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
        order by date_modified desc, id desc
        limit :take
      )
    ) candidate
    order by date_modified desc, id desc
    limit :size
    offset :offset
  )
) page (id)
join application on application.id = page.id
join person author on author.id = application.author_id
join activity on activity.id = application.activity_id
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
join person activity_author on activity_author.id = application.activity_author_id
join company activity_company on activity_company.id = application.activity_company_id
where (
  application.author_id = :callerId
    or (application.activity_author_id = :callerId and application.status <> 'DRAFT')
    or (
      application.activity_company_id = :callerCompany
        and (
          application.status <> 'DRAFT'
            and exists (
              select from person author where author.id = application.activity_author_id and author.status <> 'ACTIVE'
            )
        )
    )
    or (
      application.company_id = :callerCompany
        and (application.status <> 'DRAFT' and application.company_id <> application.activity_company_id)
    )
)
order by application.date_modified desc, application.id desc;

-- listApplications.external
select application.id,
  application.status,
  application.title,
  author.profile_id,
  application.author_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (application.activity_author_id = :callerId and application.status <> 'DRAFT')
  ) as author,
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
  shown_email(author.email, author.company_id, :callerCompany) as author_mail,
  application.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_author.name_first || ' ' || shown_last_name(
    activity_author.name_last,
    is_masked(
      activity_author.adult_from, activity_author.profile_open, activity_author.company_id, :callerCompany
    )
  ) as activity_author,
  activity_company.name as activity_company,
  activity_company.canton,
  application.sent_at,
  application.due_on,
  application.date_modified,
  case
    when application.author_id = :callerId then (
      select assignment.id from assignment where assignment.application_id = application.id
    )
    end as assignment_id,
  (
    (application.author_id = :callerId)::int * 1
      + (application.author_id = :callerId)::int * 2
      + (
        (
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
      )::int * 4
      + (application.author_id = :callerId)::int * 8
      + (false)::int * 16
  ) as may
from unnest(
  array(
    select id
    from (
      (
        select application.id, application.date_modified
        from application
        where application.author_id = :callerId
          and application.company_id <> application.activity_company_id
        order by date_modified desc, id desc
        limit :take
      )
      union all (
        select application.id, application.date_modified
        from application
        where application.company_id = :callerCompany
          and application.status <> 'DRAFT'
          and application.company_id <> application.activity_company_id
          and application.author_id <> :callerId
        order by date_modified desc, id desc
        limit :take
      )
    ) candidate
    order by date_modified desc, id desc
    limit :size
    offset :offset
  )
) page (id)
join application on application.id = page.id
join person author on author.id = application.author_id
join activity on activity.id = application.activity_id
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
join person activity_author on activity_author.id = application.activity_author_id
join company activity_company on activity_company.id = application.activity_company_id
where (
  application.author_id = :callerId
    or (application.activity_author_id = :callerId and application.status <> 'DRAFT')
    or (
      application.activity_company_id = :callerCompany
        and (
          application.status <> 'DRAFT'
            and exists (
              select from person author where author.id = application.activity_author_id and author.status <> 'ACTIVE'
            )
        )
    )
    or (
      application.company_id = :callerCompany
        and (application.status <> 'DRAFT' and application.company_id <> application.activity_company_id)
    )
)
order by application.date_modified desc, application.id desc;
