-- Printed from apprentice.queries.ts by `pnpm sql`; never edited by hand.

-- countExported
select count(*)::int as count
from person
where person.company_id = :callerCompany
  and person.status = 'ACTIVE'
  and person.apprentice_status is not null
  and (not :mine::boolean or person.supervisor_id = :callerId);

-- listExported
select person.id,
  person.name_last as shown_last,
  person.name_first,
  person.email as mail,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  person.date_joined,
  case
    when person.date_joined <= :today::date then least(
      extract(year from age(:today::date, person.date_joined))::int + 1,
      (select duration_years from profession where profession.id = person.profession_id)
    )
    end as year,
  person.apprentice_status as status,
  assignment.title as assignment,
  coalesce(assignment.approved_start, assignment.date_start) as date_start,
  coalesce(assignment.approved_end, assignment.date_end) as date_end,
  (
    select supervisor.name_first || ' ' || supervisor.name_last
    from person supervisor
    where supervisor.id = person.supervisor_id
  ) as supervisor,
  coalesce(
    (
      select contact.name_first || ' ' || shown_last_name(
        contact.name_last, is_masked(contact.adult_from, contact.profile_open, contact.company_id, :callerCompany)
      )
      from person contact
      where contact.id = assignment.contact_id
    ),
    nullif(assignment.contact, '')
  ) as contact,
  person.school_days
from person
left join assignment on assignment.id = person.current_assignment_id
  and (
    assignment.author_id = :callerId
      or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
      or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
  )
where person.company_id = :callerCompany
  and person.status = 'ACTIVE'
  and person.apprentice_status is not null
  and (not :mine::boolean or person.supervisor_id = :callerId)
order by person_search(person.name_last, person.name_first), person.id;
