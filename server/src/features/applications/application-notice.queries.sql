-- Printed from application-notice.queries.ts by `pnpm sql`; never edited by hand.

-- findApplicationNotice
select application.id,
  application.title,
  application.author_id as applicant_id,
  applicant_company.name as applicant_company,
  application.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  application.activity_company_id,
  application.activity_author_id,
  author.status = 'ACTIVE' as is_author_active,
  to_char(application.sent_at at time zone 'Europe/Zurich', 'DD.MM.YYYY') as sent_date,
  to_char(application.due_on, 'DD.MM.YYYY') as due_date,
  case
    when approved.content is null then activity.date_start
    else (approved.content ->> 'dateStart')::date
    end - (now() at time zone 'Europe/Zurich')::date as days_to_start,
  review.reviewer_id,
  review.message
from application
join company applicant_company on applicant_company.id = application.company_id
join activity on activity.id = application.activity_id
left join approved_version approved on approved.activity_id = activity.id
  and not (activity.is_visible and (activity.is_public or activity.company_id = application.company_id))
join person author on author.id = application.activity_author_id
left join lateral (
  select application_review.reviewer_id, application_review.message
  from application_review
  where application_review.application_id = application.id
  order by application_review.date_created desc, application_review.id desc
  limit 1
) review on true
where application.id = :id;

-- findApprovalNotice
select approval.id,
  approval.applicant_id,
  approval.company_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  company.name as activity_company,
  approval.comment,
  approval.decided_by,
  to_char(approval.sent_at at time zone 'Europe/Zurich', 'DD.MM.YYYY') as sent_date,
  to_char(approval.due_on, 'DD.MM.YYYY') as due_date
from approval
join activity on activity.id = approval.activity_id
left join approved_version approved on approved.activity_id = activity.id
  and not (activity.is_visible and (activity.is_public or activity.company_id = approval.company_id))
join company on company.id = activity.company_id
where approval.id = :id;

-- listApplicants
select author_id
from application
where activity_id = :activityId
  and status in :statuses
  and author_id > :after
order by author_id
limit :size;

-- listReachableApplications
select application.id
from application
where application.id = any(:ids::uuid[])
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
  );

-- listReachableApprovals
select approval.id
from approval
where approval.id = any(:ids::uuid[])
  and (approval.applicant_id = :callerId or approval.company_id = :callerCompany);

-- listResponsible
select id
from person
where company_id = :companyId
  and status = 'ACTIVE'
  and id <> :exceptId
  and id > :after
  and roles && :roles::text[]
order by id
limit :size;
