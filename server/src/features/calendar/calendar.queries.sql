-- Printed from calendar.queries.ts by `pnpm sql`; never edited by hand.

-- deleteCalendar
delete from calendar_address
where person_id = :personId;

-- findCalendar
select date_created, last_used_at
from calendar_address
where person_id = :personId;

-- findFeedOwner
select person.id,
  person.company_id,
  person.id as session_id,
  person.roles,
  true as setup_done,
  person.rights_version,
  person.name_first
from calendar_address
join person on person.id = calendar_address.person_id
where calendar_address.token_hash = :tokenHash
  and person.status = 'ACTIVE'
  and person.setup_at is not null;

-- listFeedAssignments
select assignment.id,
  assignment.title,
  assignment.location,
  coalesce(assignment.approved_workload, assignment.workload) as workload,
  coalesce(assignment.approved_start, assignment.date_start) as first,
  coalesce(assignment.approved_end, assignment.date_end) as last,
  assignment.approved_at is null as is_pending,
  person.id = :callerId as is_own,
  person.name_first,
  assignment.date_modified
from person
join assignment on assignment.author_id = person.id
where (
  person.id = :callerId
    or (person.supervisor_id = :callerId and person.company_id = :callerCompany and person.status = 'ACTIVE')
)
  and (
    assignment.author_id = :callerId
      or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
      or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
  )
  and (assignment.approved_at is not null or assignment.status = 'PENDING')
  and assignment.date_start is not null
  and assignment.date_end is not null
  and coalesce(assignment.approved_end, assignment.date_end) >= :since::date
order by first, assignment.id
limit 2000;

-- listFeedSchooldays
select person.id,
  person.name_first,
  person.id = :callerId as is_own,
  person.school_days,
  person.school_day_text,
  person.date_joined,
  case when person.company_id = :callerCompany then person.training_end end as school_until
from person
where (
  person.id = :callerId
    or (person.supervisor_id = :callerId and person.company_id = :callerCompany and person.status = 'ACTIVE')
)
  and (
    person.id = :callerId
      or person.company_id = :callerCompany
      or exists (
        select
        from assignment
        where assignment.author_id = person.id
          and assignment.contact_id = :callerId
          and assignment.approved_at is not null
          and assignment.approved_end >= swiss_today() - 90
      )
      or has_open_profile(person)
  )
  and person.school_days <> '{}'
order by person.id
limit 500;

-- replaceCalendar
insert into calendar_address (person_id, token_hash)
values (:personId, :tokenHash)
on conflict (person_id)
do update set token_hash = excluded.token_hash, date_created = now(), last_used_at = null;

-- stampFetched
update calendar_address
set last_used_at = now()
where person_id = :personId
  and (last_used_at is null or last_used_at < now() - interval '15 minutes');
