-- Printed from monday-mail.queries.ts by `pnpm sql`; never edited by hand.

-- listMonday
with reader as materialized (
  select person.id, person.company_id, 'EDUCATION_OFFICER' = any (person.roles) as is_officer
  from person
  where person.id > :after
    and person.status = 'ACTIVE'
    and person.setup_at is not null
    and ('EDUCATION_OFFICER' = any (person.roles) or 'VOCATIONAL_TRAINER' = any (person.roles))
  order by person.id
  limit :readers
)
select reader.id as reader_id, entry.kind, entry.name, entry.day, abs(entry.day - swiss_today()) as days
from reader
left join lateral (
  select 'idle' as kind,
    person.name_first || ' ' || person.name_last as name,
    case
      when person.apprentice_status <> 'ACTIVE'
      and person.date_joined <= swiss_today() then greatest(
        person.date_joined,
        (
          select max(worked.approved_end) + 1
          from assignment worked
          where worked.author_id = person.id
            and worked.approved_at is not null
            and worked.approved_end < swiss_today()
        )
      )
      end as day
  from person
  where person.company_id = reader.company_id
    and person.status = 'ACTIVE'
    and person.apprentice_status is not null
    and (reader.is_officer or person.supervisor_id = reader.id)
    and person.apprentice_status = 'IDLE'
  union all
  select 'ending', person.name_first || ' ' || person.name_last, assignment.approved_end
  from person
  join assignment on assignment.id = person.current_assignment_id
  where person.company_id = reader.company_id
    and person.status = 'ACTIVE'
    and person.apprentice_status is not null
    and (reader.is_officer or person.supervisor_id = reader.id)
    and person.apprentice_status = 'ACTIVE'
    and assignment.approved_end between swiss_today() and swiss_today()
    + 14
  union all
  select 'waiting',
    person.name_first || ' ' || person.name_last,
    (assignment.submitted_at at time zone 'Europe/Zurich')::date
  from assignment
  join person on person.id = assignment.author_id
  where assignment.company_id = reader.company_id
    and assignment.status = 'PENDING'
    and assignment.submitted_at < (swiss_today() - 5)::timestamp at time zone 'Europe/Zurich'
    and person.company_id = reader.company_id
    and person.status = 'ACTIVE'
    and person.apprentice_status is not null
    and (reader.is_officer or person.supervisor_id = reader.id)
) entry on true
order by reader.id, entry.day nulls first, entry.name;
