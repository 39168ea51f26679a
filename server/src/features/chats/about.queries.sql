-- Printed from about.queries.ts by `pnpm sql`; never edited by hand.

-- findAbout
with about as (
  select coalesce(mine.about_type, chat.about_type) as type, coalesce(mine.about_id, chat.about_id) as id
  from chat_participant mine
  join chat on chat.id = mine.chat_id
  where mine.chat_id = :id
    and mine.person_id = :callerId
    and mine.left_at is null
)
select about.type,
  activity.id,
  activity.title,
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
    order by file.position, file.id
    limit 1
  ) as picture,
  null::text as status
from about
join activity on activity.id = about.id
where about.type = 'activity'
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
union all
select about.type,
  application.id,
  case when approved.content is null then activity.title else (approved.content ->> 'title') end,
  (
    select coalesce(file.variants -> 'card', file.variants -> 'full')
    from file
    where file.attached_resource = 'activity'
      and file.attached_id = activity.id
      and file.kind = 'IMAGE'
      and (
        (approved.content -> 'images') is null
          or (approved.content -> 'images') @> jsonb_build_array(jsonb_build_object('id', file.id))
      )
    order by file.position, file.id
    limit 1
  ),
  application.status
from about
join application on application.id = about.id
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
where about.type = 'application'
  and (
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
union all
select about.type, assignment.id, assignment.title, null::jsonb, assignment.status
from about
join assignment on assignment.id = about.id
where about.type = 'assignment'
  and (
    assignment.author_id = :callerId
      or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
      or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
  );

-- noteAbout: activity
update chat_participant
set about_type = 'activity', about_id = 'id'
where chat_id = 'chatId'
  and person_id = :callerId
  and left_at is null
  and exists (
    select
    from activity
    where activity.id = 'id'
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
  );

-- noteAbout: application
update chat_participant
set about_type = 'application', about_id = 'id'
where chat_id = 'chatId'
  and person_id = :callerId
  and left_at is null
  and exists (
    select
    from application
    where application.id = 'id'
      and (
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
  );

-- noteAbout: assignment
update chat_participant
set about_type = 'assignment', about_id = 'id'
where chat_id = 'chatId'
  and person_id = :callerId
  and left_at is null
  and exists (
    select
    from assignment
    where assignment.id = 'id'
      and (
        assignment.author_id = :callerId
          or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
          or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
      )
  );
