-- Printed from my-data.queries.ts by `pnpm sql`; never edited by hand.

-- dropAuditMonths
select name
from audit_drop_months() as name;

-- findPlan
select training_end::text,
  roles && '{OWNER}'
    and not exists (
      select
      from person other
      where other.roles && '{OWNER}'
        and other.status = 'ACTIVE'
        and other.id <> person.id
        and not exists (select from deletion where deletion.person_id = other.id and deletion.status = 'WAITING')
    ) as is_last_owner,
  roles && '{EDUCATION_OFFICER}'
    and exists (
      select
      from person apprentice
      where apprentice.company_id = person.company_id
        and apprentice.roles && '{APPRENTICE}'
        and apprentice.status = 'ACTIVE'
        and apprentice.id <> person.id
    )
    and not exists (
      select
      from person other
      where other.company_id = person.company_id
        and other.roles && '{EDUCATION_OFFICER}'
        and other.status = 'ACTIVE'
        and other.id <> person.id
        and not exists (select from deletion where deletion.person_id = other.id and deletion.status = 'WAITING')
    ) as is_last_officer,
  exists (select from assignment where author_id = person.id and approved_at is not null) as has_training,
  exists (select from assignment where contact_id = person.id and status <> 'DRAFT')
    or exists (select from assignment_review where reviewer_id = person.id)
    or exists (select from application_review where reviewer_id = person.id) as has_judged,
  exists (select from message where author_id = person.id) as has_written,
  exists (select from activity where author_id = person.id and status <> 'DRAFT') as has_activities,
  exists (select from report where person.id in (reporter_id, author_id)) as has_reports
from person
where id = :personId
  and erased_at is null;

-- findTraining
select training_end::text
from person
where id = :personId
  and roles && '{APPRENTICE}';

-- findWaitingDeletion
select id, person_id, asked_by, status, date_created, date_due
from deletion
where person_id = :personId
  and status = 'WAITING';

-- insertDeletion
insert into deletion (person_id, company_id, asked_by, date_created, date_due)
select id, company_id, :askedBy, :now, :due
from person
where id = :personId
  and erased_at is null
on conflict (person_id)
where status = 'WAITING'
do nothing
returning id, person_id, asked_by, status, date_created, date_due;

-- listDueDeletions
select id
from deletion
where status = 'WAITING'
  and date_due <= :now
order by date_due, id
limit :size;

-- listEndingOn
select id
from person
where training_end = :day::date
  and roles && '{APPRENTICE}'
  and status = 'ACTIVE'
order by id;

-- listGoingExports
select id
from export
where person_id = :personId;

-- listGoingFiles
select id
from file
where (
  owner_id = :personId::uuid
    and not coalesce(
      (
        attached_resource in ('companyImage', 'companyBanner', 'companyVideo')
          or attached_resource = 'activity'
          and exists (
            select
            from activity
            where activity.id = file.attached_id
              and not (activity.author_id = :personId::uuid and activity.status = 'DRAFT')
          )
      ),
      false
    )
);

-- listOrphanedPapers
select id
from file
where attached_resource = 'application'
  and not exists (select from application where application.id = file.attached_id);

-- listPeopleOver
select id
from person
where (access_ended_at < '2026-05-17T03:30:00.000Z'::timestamptz and erased_at is null)
order by access_ended_at, id
limit :size;

-- listPlaces
select activity_id
from application
where author_id = :personId
  and status = 'APPROVED'
order by activity_id;

-- lockDeletion
select id, person_id, asked_by, status, date_created, date_due
from deletion
where id = :id
for update;

-- lockPerson
select id, status, name_first, email
from person
where id = :id
  and erased_at is null
for update;

-- stampDeletionEnd
update deletion
set date_ended = :at
where id = :id;
