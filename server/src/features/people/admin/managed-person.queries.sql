-- Printed from managed-person.queries.ts by `pnpm sql`; never edited by hand.

-- countManagedPeople
select least(count(*), :most)::int as total
from (
  select
  from person
  where person.company_id = :callerCompany
    and person.status = :status::text
    and (:companyId::uuid is null or person.company_id = :companyId::uuid)
    and (:role::text is null or person.roles @> array[:role::text])
    and (
      :missing::text is null
        or person.roles @> '{APPRENTICE}'
        and case :missing::text
        when 'SUPERVISOR' then person.supervisor_id is null
        else person.profession_id is null
        end
    )
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

-- findLeftBehind
with supervised as (select person.* from person where person.supervisor_id = :id and person.status = 'ACTIVE')
select coalesce(
  (
    select jsonb_agg(
      jsonb_build_object(
        'id',
        person.id,
        'name_first',
        person.name_first,
        'shown_last',
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
        )
      )
      order by person_search(person.name_first, person.name_last), person.id
    )
    from supervised person
  ),
  '[]'
) as apprentices,
  (
    select count(*)::int
    from activity
    where activity.author_id = :id
      and activity.status in ('PENDING', 'APPROVED', 'PUBLISHED', 'ONGOING')
  ) as activities,
  (
    select count(*)::int
    from assignment
    where assignment.status = 'PENDING'
      and assignment.author_id in (select supervised.id from supervised)
  )
    + (
      select count(*)::int
      from approval
      where approval.status = 'PENDING'
        and approval.applicant_id in (select supervised.id from supervised)
    ) as approvals,
  (select count(*)::int from contacts_to_hand_over(:id::uuid)) as contacts;

-- findManagedPerson
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
  company.name as company_name,
  person.roles,
  person.status,
  supervisor.id as supervisor_id,
  supervisor.name_first || ' ' || shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, person.company_id)
  ) as supervisor,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  person.last_login_at,
  person.last_day::text as last_day,
  person.company_id,
  person.profession_id,
  person.adult_from::text as adult_day,
  person.date_joined::text as joined,
  person.date_created,
  person.rights_version,
  (
    select count(*)::int from session where session.person_id = person.id and session.status = 'ACTIVE'
  ) as open_sessions,
  (
    select count(*)::int
    from person apprentice
    where apprentice.supervisor_id = person.id
      and apprentice.status = 'ACTIVE'
  ) as supervised,
  person.last_day_receiver_id,
  (
    select receiver.name_first || ' ' || receiver.name_last
    from person receiver
    where receiver.id = person.last_day_receiver_id
  ) as last_day_receiver,
  (
    (
      (
        person.company_id = :callerCompany
          and not person.roles && '{OWNER,ADMIN,ASSOCIATION}'
          and person.id <> :callerId
      )
    )::int * 1
      + (
        (
          person.company_id = :callerCompany
            and not person.roles && '{OWNER,ADMIN,ASSOCIATION}'
            and person.id <> :callerId
        )
      )::int * 2
      + (
        (
          person.company_id = :callerCompany
            and not person.roles && '{OWNER,ADMIN,ASSOCIATION}'
            and person.id <> :callerId
        )
      )::int * 4
      + (
        (
          person.company_id = :callerCompany
            and not person.roles && '{OWNER,ADMIN,ASSOCIATION}'
            and person.id <> :callerId
        )
      )::int * 8
      + (
        (
          person.company_id = :callerCompany
            and not person.roles && '{OWNER,ADMIN,ASSOCIATION}'
            and person.id <> :callerId
        )
      )::int * 16
      + (
        (
          person.company_id = :callerCompany
            and not person.roles && '{OWNER,ADMIN,ASSOCIATION}'
            and person.id <> :callerId
        )
      )::int * 32
  ) as may
from person
join company on company.id = person.company_id
left join person supervisor on supervisor.id = person.supervisor_id
where person.id = :id
  and person.status <> 'ERASED';

-- listManagedPeople: by name
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
  company.name as company_name,
  person.roles,
  person.status,
  supervisor.id as supervisor_id,
  supervisor.name_first || ' ' || shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, person.company_id)
  ) as supervisor,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  person.last_login_at,
  person.last_day::text as last_day
from unnest(
  array(
    select person.id
    from person
    where person.company_id = :callerCompany
      and person.status = :status::text
      and (:companyId::uuid is null or person.company_id = :companyId::uuid)
      and (:role::text is null or person.roles @> array[:role::text])
      and (
        :missing::text is null
          or person.roles @> '{APPRENTICE}'
          and case :missing::text
          when 'SUPERVISOR' then person.supervisor_id is null
          else person.profession_id is null
          end
      )
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
join company on company.id = person.company_id
left join person supervisor on supervisor.id = person.supervisor_id
order by person_search(person.name_first, person.name_last), person.id;

-- listManagedPeople: by last login
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
  company.name as company_name,
  person.roles,
  person.status,
  supervisor.id as supervisor_id,
  supervisor.name_first || ' ' || shown_last_name(
    supervisor.name_last,
    is_masked(supervisor.adult_from, supervisor.profile_open, supervisor.company_id, person.company_id)
  ) as supervisor,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  person.last_login_at,
  person.last_day::text as last_day
from unnest(
  array(
    select person.id
    from person
    where person.company_id = :callerCompany
      and person.status = :status::text
      and (:companyId::uuid is null or person.company_id = :companyId::uuid)
      and (:role::text is null or person.roles @> array[:role::text])
      and (
        :missing::text is null
          or person.roles @> '{APPRENTICE}'
          and case :missing::text
          when 'SUPERVISOR' then person.supervisor_id is null
          else person.profession_id is null
          end
      )
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
join company on company.id = person.company_id
left join person supervisor on supervisor.id = person.supervisor_id
order by person.last_login_at desc nulls last, person_search(person.name_first, person.name_last), person.id;

-- listReceivers
select person.id,
  person.name_first || ' ' || person.name_last as name,
  (
    select count(*)::int
    from person apprentice
    where apprentice.supervisor_id = person.id
      and apprentice.status = 'ACTIVE'
  ) as supervised
from person
join person leaver on leaver.company_id = person.company_id
where leaver.id = :personId
  and person.id <> leaver.id
  and person.status = 'ACTIVE'
  and (person.roles @> '{VOCATIONAL_TRAINER}' or not :needsTrainer and person.roles @> '{EDUCATION_OFFICER}')
order by person_search(person.name_first, person.name_last), person.id
limit 200;
