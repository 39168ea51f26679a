-- Printed from assignment.queries.ts by `pnpm sql`; never edited by hand.

-- deleteAssignmentRow
delete from assignment
where id = :id
  and approved_at is null;

-- findAssignment
select assignment.id,
  assignment.status,
  assignment.type,
  assignment.title,
  assignment.description,
  assignment.location,
  assignment.work_sector_id,
  work_sector.name as work_sector,
  assignment.department,
  assignment.date_start,
  assignment.date_end,
  assignment.workload,
  assignment.author_id,
  author.name_first as author_first,
  shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (
        assignment.contact_id = :callerId
          and (assignment.status in ('PENDING', 'APPROVED') or assignment.approved_at is not null)
      )
  ) as author_last,
  author.slogan,
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
  shown_email(author.email, author.company_id, :callerCompany) as author_mail,
  author.profile_id,
  assignment.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  assignment.application_id,
  assignment.contact_id,
  contact.name_first as contact_first,
  shown_last_name(
    contact.name_last, is_masked(contact.adult_from, contact.profile_open, contact.company_id, :callerCompany)
  ) as contact_last,
  assignment.contact,
  assignment.contact_email,
  assignment.date_modified,
  (select profession.name from profession where profession.id = author.profession_id) as profession,
  assignment.submitted_at,
  assignment.approved_at,
  assignment.approved_start,
  assignment.approved_end,
  assignment.approved_workload,
  (
    (
      (
        assignment.author_id = :callerId or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
      )
    )::int * 1
      + (assignment.author_id = :callerId)::int * 2
      + (
        (
          assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
        )
      )::int * 4
      + (assignment.author_id = :callerId)::int * 8
      + (
        (
          (assignment.contact_id = :callerId and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId)
            or (
              assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
            )
        )
      )::int * 16
      + (false)::int * 32
      + (
        (
          (
            exists (
              select
              from person apprentice
              where apprentice.id = assignment.author_id
                and apprentice.supervisor_id = :callerId
                and apprentice.company_id = :callerCompany
            )
              and assignment.status <> 'DRAFT'
              and assignment.author_id <> :callerId
          )
            or (
              assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
            )
        )
      )::int * 64
  ) as may,
  case
    when assignment.approved_end between swiss_today() and swiss_today()
    + 14
    and (assignment.author_id = :callerId or author.supervisor_id = :callerId)
    and (
      select next.title
      from assignment next
      where next.author_id = assignment.author_id
        and (
          next.approved_at is not null
            and next.approved_end > assignment.approved_end
            or next.status = 'PENDING'
            and next.date_end > assignment.approved_end
        )
      order by coalesce(next.approved_start, next.date_start), next.id
      limit 1
    ) is null then assignment.approved_end
    + 1
    end as open_from,
  exists (
    select
    from evaluation
    where evaluation.id = assignment.id
      and (
        evaluation.apprentice_id = :callerId
          or evaluation.contact_id = :callerId
          or evaluation.company_id = :callerCompany
      )
  ) as has_evaluation,
  (
    select json_build_object(
      'decision',
      assignment_review.decision,
      'message',
      assignment_review.message,
      'reviewer',
      reviewer.name_first || ' ' || shown_last_name(
        reviewer.name_last, is_masked(reviewer.adult_from, reviewer.profile_open, reviewer.company_id, :callerCompany)
      ),
      'date',
      assignment_review.date_created
    )
    from assignment_review
    join person reviewer on reviewer.id = assignment_review.reviewer_id
    where assignment_review.assignment_id = assignment.id
    order by assignment_review.date_created desc, assignment_review.id desc
    limit 1
  ) as review
from assignment
join person author on author.id = assignment.author_id
left join person contact on contact.id = assignment.contact_id
left join activity on activity.id = assignment.activity_id
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
left join work_sector on work_sector.id = assignment.work_sector_id
where assignment.id = :id;

-- findPrefill
select application.id as application_id,
  application.status,
  activity.id as activity_id,
  case when approved.content is null then activity.title else (approved.content ->> 'title') end as title,
  case
    when approved.content is null then activity.description
    else (approved.content ->> 'description')
    end as description,
  case
    when approved.content is null then activity.location
    else (approved.content ->> 'location')
    end as location,
  case
    when approved.content is null then activity.work_sector_id
    else (approved.content ->> 'workSectorId')::uuid
    end as work_sector_id,
  case
    when approved.content is null then activity.department
    else (approved.content ->> 'department')
    end as department,
  case
    when approved.content is null then activity.date_start
    else (approved.content ->> 'dateStart')::date
    end as date_start,
  case
    when approved.content is null then activity.date_end
    else (approved.content ->> 'dateEnd')::date
    end as date_end,
  case
    when approved.content is null then activity.workload
    else (approved.content ->> 'workload')::integer
    end as workload,
  author.id as contact_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
  ) as contact_name,
  author.status = 'ACTIVE' as is_contact_active,
  assignment.id as assignment_id
from application
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
join person author on author.id = application.activity_author_id
left join assignment on assignment.application_id = application.id
where application.id = :applicationId;

-- insertAssignment
insert into assignment (
  author_id,
  company_id,
  application_id,
  activity_id,
  title,
  description,
  location,
  work_sector_id,
  department,
  date_start,
  date_end,
  workload,
  contact_id,
  contact,
  contact_email
)
values (
  :id,
  :companyId,
  :applicationId,
  :activityId,
  :title,
  :description,
  :location,
  :workSectorId,
  :department,
  :dateStart,
  :dateEnd,
  :workload,
  :contactId,
  :contact,
  :contactEmail
)
on conflict (application_id)
do nothing
returning id, status as status;

-- insertAssignmentReview
insert into assignment_review (assignment_id, reviewer_id, decision, message)
values (:assignmentId, :reviewerId, :decision, :message);

-- isActivePerson
select id
from person
where id = :id
  and status = 'ACTIVE';

-- lockAcceptedApplication
select id, activity_id, status
from application
where id = :id
for update;

-- lockAssignment
select id,
  author_id,
  activity_id as activityId,
  title,
  description,
  location,
  work_sector_id as workSectorId,
  department,
  date_start as dateStart,
  date_end as dateEnd,
  workload,
  contact_id as contactId,
  contact,
  contact_email as contactEmail,
  approved_at,
  is_evaluated(assignment.id) as is_evaluated,
  status as status
from assignment
where id = :id
for update;

-- moveContacts
select id
from hand_over_contacts(:from, :to) id;

-- updateAssignment
update assignment
set activity_id = :activityId,
  title = :title,
  description = :description,
  location = :location,
  work_sector_id = :workSectorId,
  department = :department,
  date_start = :dateStart,
  date_end = :dateEnd,
  workload = :workload,
  contact_id = :contactId,
  contact = :contact,
  contact_email = :contactEmail,
  date_modified = now()
where id = :id;
