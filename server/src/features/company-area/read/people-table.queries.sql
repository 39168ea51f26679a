-- Printed from people-table.queries.ts by `pnpm sql`; never edited by hand.

-- countApprentices
select least(count(*), :most)::int as total
from (
  select
  from person
  where person.company_id = :callerCompany
    and person.status = 'ACTIVE'
    and person.apprentice_status is not null
    and (not :mine::boolean or person.supervisor_id = :callerId)
    and (:status::text is null or person.apprentice_status = :status::text)
    and (
      :pattern::text is null
        or (
          person_search(person.name_first, person.name_last) like :pattern
            or person_search(person.name_last, person.name_first) like :pattern
            or person.email like :pattern
        )
    )
    and (
      :ending::text is null
        or person.apprentice_status = 'ACTIVE'
        and exists (
          select
          from assignment
          where assignment.id = person.current_assignment_id
            and assignment.approved_end between swiss_today() and swiss_today()
            + 14
            and (
              :ending::text = 'SOON'
                or (
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
                ) is null
            )
        )
    )
  limit :most
) counted;

-- countUsers
select least(count(*), :most)::int as total
from (
  select
  from person
  where person.company_id = :callerCompany
    and person.status = 'ACTIVE'
    and (
      :pattern::text is null
        or (
          person_search(person.name_first, person.name_last) like :pattern
            or person_search(person.name_last, person.name_first) like :pattern
            or person.email like :pattern
        )
    )
  limit :most
) counted;

-- listApprenticePage: idle first
select person.id,
  person.profile_id,
  person.name_first,
  person.name_last as shown_last,
  person.email as mail,
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
  person.apprentice_status as status,
  supervisor.name_first as supervisor_first,
  shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, :callerCompany)
  ) as supervisor_last,
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
  assignment.id as assignment_id,
  assignment.title as assignment_title,
  assignment.status as assignment_status,
  coalesce(assignment.approved_start, assignment.date_start) as date_start,
  coalesce(assignment.approved_end, assignment.date_end) as date_end,
  case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
  case
    when person.current_assignment_id is null then (
      select earlier.id
      from assignment earlier
      where earlier.author_id = person.id
        and earlier.company_id = :callerCompany
        and earlier.status <> 'DRAFT'
      order by earlier.date_end desc, earlier.id desc
      limit 1
    )
    end as last_assignment_id,
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
    end as idle_since
from unnest(
  array(
    select person.id
    from person
    where person.company_id = :callerCompany
      and person.status = 'ACTIVE'
      and person.apprentice_status is not null
      and (not :mine::boolean or person.supervisor_id = :callerId)
      and (:status::text is null or person.apprentice_status = :status::text)
      and (
        :pattern::text is null
          or (
            person_search(person.name_first, person.name_last) like :pattern
              or person_search(person.name_last, person.name_first) like :pattern
              or person.email like :pattern
          )
      )
      and (
        :ending::text is null
          or person.apprentice_status = 'ACTIVE'
          and exists (
            select
            from assignment
            where assignment.id = person.current_assignment_id
              and assignment.approved_end between swiss_today() and swiss_today()
              + 14
              and (
                :ending::text = 'SOON'
                  or (
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
                  ) is null
              )
          )
      )
    order by apprentice_rank(person.apprentice_status),
      person_search(person.name_first, person.name_last),
      person.id
    limit :size
    offset :offset
  )
) page (id)
join person on person.id = page.id
left join person supervisor on supervisor.id = person.supervisor_id
left join assignment on assignment.id = person.current_assignment_id
  and (
    assignment.author_id = :callerId
      or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
      or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
  )
order by apprentice_rank(person.apprentice_status),
  person_search(person.name_first, person.name_last),
  person.id;

-- listApprenticePage: by assignment
select person.id,
  person.profile_id,
  person.name_first,
  person.name_last as shown_last,
  person.email as mail,
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
  person.apprentice_status as status,
  supervisor.name_first as supervisor_first,
  shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, :callerCompany)
  ) as supervisor_last,
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
  assignment.id as assignment_id,
  assignment.title as assignment_title,
  assignment.status as assignment_status,
  coalesce(assignment.approved_start, assignment.date_start) as date_start,
  coalesce(assignment.approved_end, assignment.date_end) as date_end,
  case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
  case
    when person.current_assignment_id is null then (
      select earlier.id
      from assignment earlier
      where earlier.author_id = person.id
        and earlier.company_id = :callerCompany
        and earlier.status <> 'DRAFT'
      order by earlier.date_end desc, earlier.id desc
      limit 1
    )
    end as last_assignment_id,
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
    end as idle_since
from unnest(
  array(
    select person.id
    from person
    where person.company_id = :callerCompany
      and person.status = 'ACTIVE'
      and person.apprentice_status is not null
      and (not :mine::boolean or person.supervisor_id = :callerId)
      and (:status::text is null or person.apprentice_status = :status::text)
      and (
        :pattern::text is null
          or (
            person_search(person.name_first, person.name_last) like :pattern
              or person_search(person.name_last, person.name_first) like :pattern
              or person.email like :pattern
          )
      )
      and (
        :ending::text is null
          or person.apprentice_status = 'ACTIVE'
          and exists (
            select
            from assignment
            where assignment.id = person.current_assignment_id
              and assignment.approved_end between swiss_today() and swiss_today()
              + 14
              and (
                :ending::text = 'SOON'
                  or (
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
                  ) is null
              )
          )
      )
    order by (
      select lower(assignment.title) from assignment where assignment.id = person.current_assignment_id
    ) asc nulls last,
      person_search(person.name_first, person.name_last),
      person.id
    limit :size
    offset :offset
  )
) page (id)
join person on person.id = page.id
left join person supervisor on supervisor.id = person.supervisor_id
left join assignment on assignment.id = person.current_assignment_id
  and (
    assignment.author_id = :callerId
      or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
      or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
  )
order by (
  select lower(assignment.title) from assignment where assignment.id = person.current_assignment_id
) asc nulls last,
  person_search(person.name_first, person.name_last),
  person.id;

-- listUserPage: by name
select person.id,
  person.profile_id,
  person.name_first,
  person.name_last as shown_last,
  person.email as mail,
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
  person.roles,
  person.last_login_at
from unnest(
  array(
    select person.id
    from person
    where person.company_id = :callerCompany
      and person.status = 'ACTIVE'
      and (
        :pattern::text is null
          or (
            person_search(person.name_first, person.name_last) like :pattern
              or person_search(person.name_last, person.name_first) like :pattern
              or person.email like :pattern
          )
      )
    order by person_search(person.name_first, person.name_last), person.id
    limit :size
    offset :offset
  )
) page (id)
join person on person.id = page.id
order by person_search(person.name_first, person.name_last), person.id;

-- listUserPage: by last login
select person.id,
  person.profile_id,
  person.name_first,
  person.name_last as shown_last,
  person.email as mail,
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
  person.roles,
  person.last_login_at
from unnest(
  array(
    select person.id
    from person
    where person.company_id = :callerCompany
      and person.status = 'ACTIVE'
      and (
        :pattern::text is null
          or (
            person_search(person.name_first, person.name_last) like :pattern
              or person_search(person.name_last, person.name_first) like :pattern
              or person.email like :pattern
          )
      )
    order by person.last_login_at desc nulls last, person_search(person.name_first, person.name_last), person.id
    limit :size
    offset :offset
  )
) page (id)
join person on person.id = page.id
order by person.last_login_at desc nulls last, person_search(person.name_first, person.name_last), person.id;
