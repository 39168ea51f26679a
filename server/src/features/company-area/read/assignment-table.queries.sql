-- Printed from assignment-table.queries.ts by `pnpm sql`; never edited by hand.

-- countAssignments.OWN_ASSIGNMENT
select least(count(*), :most)::int as total
from (select from assignment where assignment.author_id = :callerId limit :most) counted;

-- countAssignments.APPRENTICE_ASSIGNMENT
select least(count(*), :most)::int as total
from (
  select
  from assignment
  where assignment.company_id = :callerCompany
    and (
      not :mine::boolean
        or assignment.author_id in (select person.id from person where person.supervisor_id = :callerId)
    )
    and assignment.status <> 'DRAFT'
  limit :most
) counted;

-- countAssignments.APPROVE_ASSIGNMENT
select least(count(*), :most)::int as total
from (
  select
  from assignment
  where assignment.company_id = :callerCompany
    and (
      not :mine::boolean
        or assignment.author_id in (select person.id from person where person.supervisor_id = :callerId)
    )
    and assignment.status = 'PENDING'
    and assignment.author_id <> :callerId
    and (
      not :long::boolean or assignment.submitted_at < (swiss_today() - 5)::timestamp at time zone 'Europe/Zurich'
    )
  limit :most
) counted;

-- countAssignments.ACCOMPANIED
select least(count(*), :most)::int as total
from (
  select from assignment where assignment.contact_id = :callerId and assignment.status <> 'DRAFT' limit :most
) counted;

-- listAssignmentPage: OWN_ASSIGNMENT
select assignment.id,
  assignment.title,
  assignment.author_id,
  author.profile_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (assignment.contact_id = :callerId and assignment.status in ('PENDING', 'APPROVED'))
  ) as author,
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
  (select profession.name from profession where profession.id = author.profession_id) as profession,
  supervisor.name_first as supervisor_first,
  shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, :callerCompany)
  ) as supervisor_last,
  work_sector.name as work_sector,
  assignment.department,
  assignment.location,
  assignment.type,
  assignment.date_start,
  assignment.date_end,
  assignment.workload,
  assignment.status,
  assignment.date_modified,
  case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
  (
    (
      (
        assignment.author_id = :callerId or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
      )
    )::int * 1
      + (
        (
          assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
        )
      )::int * 2
  ) as may
from unnest(
  array(
    select assignment.id
    from assignment
    where assignment.author_id = :callerId
    order by assignment.date_modified desc, assignment.id desc
    limit :size
    offset :offset
  )
) page (id)
join assignment on assignment.id = page.id
join person author on author.id = assignment.author_id
left join person supervisor on supervisor.id = author.supervisor_id
left join work_sector on work_sector.id = assignment.work_sector_id
where (
  assignment.author_id = :callerId
    or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
    or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
)
order by assignment.date_modified desc, assignment.id desc;

-- listAssignmentPage: APPRENTICE_ASSIGNMENT
select assignment.id,
  assignment.title,
  assignment.author_id,
  author.profile_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (assignment.contact_id = :callerId and assignment.status in ('PENDING', 'APPROVED'))
  ) as author,
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
  (select profession.name from profession where profession.id = author.profession_id) as profession,
  supervisor.name_first as supervisor_first,
  shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, :callerCompany)
  ) as supervisor_last,
  work_sector.name as work_sector,
  assignment.department,
  assignment.location,
  assignment.type,
  assignment.date_start,
  assignment.date_end,
  assignment.workload,
  assignment.status,
  assignment.date_modified,
  case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
  (
    (
      (
        assignment.author_id = :callerId or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
      )
    )::int * 1
      + (
        (
          assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
        )
      )::int * 2
  ) as may
from unnest(
  array(
    select assignment.id
    from assignment
    where assignment.company_id = :callerCompany
      and (
        not :mine::boolean
          or assignment.author_id in (select person.id from person where person.supervisor_id = :callerId)
      )
      and assignment.status <> 'DRAFT'
    order by assignment.date_modified desc, assignment.id desc
    limit :size
    offset :offset
  )
) page (id)
join assignment on assignment.id = page.id
join person author on author.id = assignment.author_id
left join person supervisor on supervisor.id = author.supervisor_id
left join work_sector on work_sector.id = assignment.work_sector_id
where (
  assignment.author_id = :callerId
    or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
    or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
)
order by assignment.date_modified desc, assignment.id desc;

-- listAssignmentPage: APPROVE_ASSIGNMENT
select assignment.id,
  assignment.title,
  assignment.author_id,
  author.profile_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (assignment.contact_id = :callerId and assignment.status in ('PENDING', 'APPROVED'))
  ) as author,
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
  (select profession.name from profession where profession.id = author.profession_id) as profession,
  supervisor.name_first as supervisor_first,
  shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, :callerCompany)
  ) as supervisor_last,
  work_sector.name as work_sector,
  assignment.department,
  assignment.location,
  assignment.type,
  assignment.date_start,
  assignment.date_end,
  assignment.workload,
  assignment.status,
  assignment.date_modified,
  case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
  (
    (
      (
        assignment.author_id = :callerId or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
      )
    )::int * 1
      + (
        (
          assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
        )
      )::int * 2
  ) as may
from unnest(
  array(
    select assignment.id
    from assignment
    where assignment.company_id = :callerCompany
      and (
        not :mine::boolean
          or assignment.author_id in (select person.id from person where person.supervisor_id = :callerId)
      )
      and assignment.status = 'PENDING'
      and assignment.author_id <> :callerId
      and (
        not :long::boolean or assignment.submitted_at < (swiss_today() - 5)::timestamp at time zone 'Europe/Zurich'
      )
    order by assignment.submitted_at, assignment.id
    limit :size
    offset :offset
  )
) page (id)
join assignment on assignment.id = page.id
join person author on author.id = assignment.author_id
left join person supervisor on supervisor.id = author.supervisor_id
left join work_sector on work_sector.id = assignment.work_sector_id
where (
  assignment.author_id = :callerId
    or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
    or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
)
order by assignment.submitted_at, assignment.id;

-- listAssignmentPage: ACCOMPANIED
select assignment.id,
  assignment.title,
  assignment.author_id,
  author.profile_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (assignment.contact_id = :callerId and assignment.status in ('PENDING', 'APPROVED'))
  ) as author,
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
  (select profession.name from profession where profession.id = author.profession_id) as profession,
  supervisor.name_first as supervisor_first,
  shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, :callerCompany)
  ) as supervisor_last,
  work_sector.name as work_sector,
  assignment.department,
  assignment.location,
  assignment.type,
  assignment.date_start,
  assignment.date_end,
  assignment.workload,
  assignment.status,
  assignment.date_modified,
  case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
  (
    (
      (
        assignment.author_id = :callerId or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
      )
    )::int * 1
      + (
        (
          assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
        )
      )::int * 2
  ) as may
from unnest(
  array(
    select assignment.id
    from assignment
    where assignment.contact_id = :callerId
      and assignment.status <> 'DRAFT'
    order by assignment.date_end < swiss_today(), abs(assignment.date_end - swiss_today()), assignment.id
    limit :size
    offset :offset
  )
) page (id)
join assignment on assignment.id = page.id
join person author on author.id = assignment.author_id
left join person supervisor on supervisor.id = author.supervisor_id
left join work_sector on work_sector.id = assignment.work_sector_id
where (
  assignment.author_id = :callerId
    or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
    or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
)
order by assignment.date_end < swiss_today(), abs(assignment.date_end - swiss_today()), assignment.id;

-- listAssignmentPage: APPRENTICE_ASSIGNMENT, by supervisor
select assignment.id,
  assignment.title,
  assignment.author_id,
  author.profile_id,
  author.name_first || ' ' || shown_last_name(
    author.name_last,
    is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      and not (assignment.contact_id = :callerId and assignment.status in ('PENDING', 'APPROVED'))
  ) as author,
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
  (select profession.name from profession where profession.id = author.profession_id) as profession,
  supervisor.name_first as supervisor_first,
  shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, :callerCompany)
  ) as supervisor_last,
  work_sector.name as work_sector,
  assignment.department,
  assignment.location,
  assignment.type,
  assignment.date_start,
  assignment.date_end,
  assignment.workload,
  assignment.status,
  assignment.date_modified,
  case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
  (
    (
      (
        assignment.author_id = :callerId or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
      )
    )::int * 1
      + (
        (
          assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
        )
      )::int * 2
  ) as may
from unnest(
  array(
    select assignment.id
    from assignment
    where assignment.company_id = :callerCompany
      and (
        not :mine::boolean
          or assignment.author_id in (select person.id from person where person.supervisor_id = :callerId)
      )
      and assignment.status <> 'DRAFT'
    order by (
      select person_search(named.name_first, named.name_last)
      from person named
      where named.id = (select person.supervisor_id from person where person.id = assignment.author_id)
    ) desc nulls last,
      assignment.id
    limit :size
    offset :offset
  )
) page (id)
join assignment on assignment.id = page.id
join person author on author.id = assignment.author_id
left join person supervisor on supervisor.id = author.supervisor_id
left join work_sector on work_sector.id = assignment.work_sector_id
where (
  assignment.author_id = :callerId
    or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
    or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
)
order by (
  select person_search(named.name_first, named.name_last)
  from person named
  where named.id = (select person.supervisor_id from person where person.id = assignment.author_id)
) desc nulls last,
  assignment.id;
