-- Printed from plan.queries.ts by `pnpm sql`; never edited by hand.

-- listPlan
select person.id,
  person.profile_id,
  person.name_first,
  person.name_last as shown_last,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = person.avatar_file_id
        and file.status = 'READY'
    ),
    case
      when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
      end
  ) as picture,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  supervisor.id as supervisor_id,
  supervisor.name_first || ' ' || supervisor.name_last as supervisor_name,
  person.apprentice_status as status,
  person.school_days,
  person.date_joined as training_start,
  coalesce(
    person.current_assignment_id,
    (
      select assignment.id
      from assignment
      where assignment.author_id = person.id
        and (assignment.approved_at is not null or assignment.status = 'PENDING')
        and (
          assignment.author_id = :callerId
            or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
            or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
        )
      order by coalesce(assignment.approved_end, assignment.date_end) desc
      limit 1
    )
  ) as assignment_id,
  (
    select max(coalesce(assignment.approved_end, assignment.date_end))
    from assignment
    where assignment.author_id = person.id
      and (assignment.approved_at is not null or assignment.status = 'PENDING')
      and (
        assignment.author_id = :callerId
          or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
          or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
      )
      and coalesce(assignment.approved_end, assignment.date_end) < :from::date
  ) as last_before,
  shown.next_after,
  shown.bars,
  (
    select count(*)
    from person
    where person.company_id = :callerCompany
      and person.status = 'ACTIVE'
      and person.apprentice_status is not null
      and person.supervisor_id = :callerId
  )::int as mine,
  company.name as company,
  company.canton
from unnest(
  array(
    select person.id
    from person
    where person.company_id = :callerCompany
      and person.status = 'ACTIVE'
      and person.apprentice_status is not null
      and (not :mine::boolean or person.supervisor_id = :callerId)
    order by person_search(person.name_first, person.name_last), person.id
    limit 2501
  )
) page (id)
join person on person.id = page.id
join company on company.id = person.company_id
left join person supervisor on supervisor.id = person.supervisor_id
cross join lateral (
  select min(coalesce(assignment.approved_start, assignment.date_start)) filter (
    where coalesce(assignment.approved_start, assignment.date_start) >= :from::date + :days::int
  ) as next_after,
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'assignmentId',
          assignment.id,
          'title',
          assignment.title,
          'dateStart',
          coalesce(assignment.approved_start, assignment.date_start),
          'dateEnd',
          coalesce(assignment.approved_end, assignment.date_end),
          'workload',
          coalesce(assignment.approved_workload, assignment.workload),
          'state',
          case
            when assignment.approved_at is null then 'PENDING'
            when assignment.status = 'PENDING' then 'CHANGING'
            else 'APPROVED'
            end
        )
        order by coalesce(assignment.approved_start, assignment.date_start), assignment.id
      ) filter (where not coalesce(assignment.approved_start, assignment.date_start) >= :from::date + :days::int),
      '[]'
    ) as bars
  from assignment
  where assignment.author_id = person.id
    and (assignment.approved_at is not null or assignment.status = 'PENDING')
    and (
      assignment.author_id = :callerId
        or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
        or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
    )
    and coalesce(assignment.approved_end, assignment.date_end) >= :from::date
) shown
order by person_search(person.name_first, person.name_last), person.id;
