-- Printed from application.queries.ts by `pnpm sql`; never edited by hand.

-- deleteApplicationRow
delete from application
where id = :id;

-- findActivityOf
select activity_id
from application
where id = :id;

-- findAnswerTerms
select answer_days, canton as canton
from company
where id = :companyId;

-- findApplyRows
select (
  select 'already_applied'
  from application
  where activity_id = :activityId
    and author_id = :personId
    and status in ('PENDING', 'APPROVED')
    and id is distinct from :except::uuid
) as own_application,
  (
    select status
    from approval
    where activity_id = :activityId
      and applicant_id = :personId
    order by status = 'REJECTED', date_created desc, id desc
    limit 1
  ) as external_request;

-- insertApplication
insert into application (
  activity_id, activity_author_id, activity_company_id, author_id, company_id, title, body
)
values (:id, :author_id, :company_id, :id, :companyId, :title, :body)
returning id, activity_id, author_id, title, body, seen_at, status as status;

-- insertApplicationReview
insert into application_review (application_id, reviewer_id, decision, message, date_created)
values (:applicationId, :reviewerId, :decision, :message, :at);

-- listAnswering
select distinct 'application' as table, activity_company_id as company_id
from application
where activity_id = :activityId
  and status = 'PENDING'
union all
select distinct 'approval', company_id
from approval
where activity_id = :activityId
  and status = 'PENDING';

-- listApplicationsTo
select id, author_id, status as status
from application
where activity_id = :activityId
order by id;

-- lockAnswerable
select id, activity_id, author_id, title, body, seen_at, status as status
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
order by sent_at, id
for update;

-- lockApplication
select id, activity_id, author_id, title, body, seen_at, status as status
from application
where id = :id
for update;

-- restartClocks: application
update application
set due_on = :dueOn, remind_on = :remindOn, reminded_at = null, escalated_at = null
where activity_id = :activityId
  and activity_company_id = :companyId
  and status = 'PENDING';

-- restartClocks: approval
update approval
set due_on = :dueOn, remind_on = :remindOn, reminded_at = null, escalated_at = null
where activity_id = :activityId
  and company_id = :companyId
  and status = 'PENDING';

-- stampSeen: application
update application
set seen_at = :at, seen_by = 'by'
where id = 'id';

-- stampSeen: approval
update approval
set seen_at = :at, seen_by = 'by'
where id = 'id';

-- stampSent
update application
set sent_at = :sentAt,
  due_on = :dueOn,
  remind_on = :remindOn,
  seen_at = null,
  seen_by = null,
  reminded_at = null,
  escalated_at = null
where id = :id;

-- updateApplication
update application
set title = :title, body = :body, date_modified = now()
where id = :id;
