-- Printed from person-rights.queries.ts by `pnpm sql`; never edited by hand.

-- findPersonFacts
select person.id,
  person.company_id,
  company.name as company_name,
  person.status,
  person.roles,
  person.rights_version,
  person.supervisor_id,
  person.name_first,
  person.email as mail,
  (
    select count(*)::int
    from person apprentice
    where apprentice.supervisor_id = person.id
      and apprentice.status = 'ACTIVE'
  ) as supervised
from person
join company on company.id = person.company_id
where person.id = :id;

-- findRightsVersion
select rights_version
from person
where id = :personId
  and status = 'ACTIVE';

-- hasOtherOwner
select exists (select from person where roles @> '{OWNER}' and status = 'ACTIVE' and id <> :personId) as has;

-- lockRights
select pg_advisory_xact_lock(hashtext('rights'));

-- moveApprentices
update person
set supervisor_id = :to
where id = any(
  select id from person where supervisor_id = :from and status = 'ACTIVE' and id <> :to order by id for update
)
returning id;

-- moveInvited
update invitation
set supervisor_id = :to
where supervisor_id = :from
  and status = 'PENDING';

-- needsOfficer
select exists (
  select
  from person
  where company_id = :companyId
    and status = 'ACTIVE'
    and id <> :leavingId
    and roles @> '{APPRENTICE}'
)
  and not exists (
    select
    from person
    where company_id = :companyId
      and status = 'ACTIVE'
      and id <> :leavingId
      and roles @> '{EDUCATION_OFFICER}'
  ) as needs;

-- raiseRightsVersion
update person
set rights_version = rights_version + 1
where id = :personId;

-- updateManagedPerson
update person
set roles = APPRENTICE,
  supervisor_id = 'supervisorId',
  profession_id = 'professionId',
  adult_from = 'adultFrom',
  date_joined = 'dateJoined',
  training_end = case when true then end_of_training('dateJoined'::date, 'professionId') end,
  rights_version = rights_version + 1
where id = 'id';
