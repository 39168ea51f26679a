-- Printed from board.queries.ts by `pnpm sql`; never edited by hand.

-- findBoard
with everybody as materialized (
  select id,
    apprentice_status as status,
    current_assignment_id,
    coalesce(supervisor_id = :callerId, false) as is_mine
  from person
  where company_id = :callerCompany
    and status = 'ACTIVE'
    and apprentice_status is not null
),
  asked as (select * from everybody where not :mine::boolean or is_mine),
  ending as materialized (
    select asked.id as person_id,
      assignment.id as assignment_id,
      assignment.title,
      assignment.approved_end as ends,
      (
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
      ) as next_title
    from asked
    join assignment on assignment.id = asked.current_assignment_id
    where asked.status = 'ACTIVE'
      and assignment.approved_end between swiss_today() and swiss_today()
      + 14
  ),
  waiting as materialized (
    select author_id as person_id,
      id as assignment_id,
      title,
      submitted_at as since,
      assignment.submitted_at < (swiss_today() - 5)::timestamp at time zone 'Europe/Zurich' as is_long
    from assignment
    where company_id = :callerCompany
      and status = 'PENDING'
      and author_id <> :callerId
      and (not :mine::boolean or author_id in (select person.id from person where person.supervisor_id = :callerId))
  ),
  unjudged as materialized (
    select evaluation.apprentice_id as person_id,
      assignment.id as assignment_id,
      assignment.title,
      assignment.contact_id,
      assignment.contact,
      assignment.approved_end as ends,
      (assignment.approved_end < swiss_today() - 15) as is_late,
      case
        when evaluation.contact_submitted_at is not null then 'APPRENTICE'
        when evaluation.apprentice_submitted_at is not null then 'CONTACT'
        else 'BOTH'
        end as missing
    from evaluation
    join assignment on assignment.id = evaluation.id
    where (
      evaluation.apprentice_id = :callerId
        or evaluation.contact_id = :callerId
        or evaluation.company_id = :callerCompany
    )
      and (
        evaluation.company_id = :callerCompany
          and evaluation.status = 'DRAFT'
          and assignment.approved_end < swiss_today()
          and (
            not :mine::boolean
              or evaluation.apprentice_id in (select person.id from person where person.supervisor_id = :callerId)
          )
      )
  )
select (select count(*) from asked where status = 'ACTIVE')::int as active,
  (select count(*) from asked where status = 'PENDING')::int as pending,
  (select count(*) from asked where status = 'IDLE')::int as idle,
  (select count(*) from everybody where is_mine)::int as mine,
  (select count(*) from ending)::int as ending,
  (select count(*) from ending where next_title is null)::int as ending_open,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id',
          person.id,
          'first',
          person.name_first,
          'last',
          person.name_last,
          'picture',
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
          ),
          'assignment_id',
          urgent.assignment_id,
          'title',
          urgent.title,
          'ends',
          urgent.ends,
          'next_title',
          urgent.next_title
        )
        order by urgent.place
      ),
      '[]'
    )
    from (
      select *, row_number() over (order by ends, next_title is not null, person_id) as place
      from ending
      order by place
      limit 3
    ) urgent
    join person on person.id = urgent.person_id
  ) as ending_first,
  (select count(*) from waiting)::int as waiting,
  (select count(*) from waiting where is_long)::int as waiting_long,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id',
          person.id,
          'first',
          person.name_first,
          'last',
          person.name_last,
          'picture',
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
          ),
          'assignment_id',
          urgent.assignment_id,
          'title',
          urgent.title,
          'since',
          urgent.since
        )
        order by urgent.place
      ),
      '[]'
    )
    from (
      select *, row_number() over (order by since, assignment_id) as place from waiting order by place limit 3
    ) urgent
    join person on person.id = urgent.person_id
  ) as waiting_first,
  (select count(*) from unjudged)::int as unjudged,
  (select count(*) from unjudged where is_late)::int as unjudged_late,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id',
          person.id,
          'first',
          person.name_first,
          'last',
          person.name_last,
          'picture',
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
          ),
          'assignment_id',
          urgent.assignment_id,
          'title',
          urgent.title,
          'ends',
          urgent.ends,
          'missing',
          urgent.missing,
          'contact',
          coalesce(
            (
              select contact.name_first || ' ' || shown_last_name(
                contact.name_last, is_masked(contact.adult_from, contact.profile_open, contact.company_id, :callerCompany)
              )
              from person contact
              where contact.id = urgent.contact_id
            ),
            nullif(urgent.contact, '')
          )
        )
        order by urgent.place
      ),
      '[]'
    )
    from (
      select *, row_number() over (order by ends, assignment_id) as place from unjudged order by place limit 3
    ) urgent
    join person on person.id = urgent.person_id
  ) as unjudged_first;
