-- Printed from subject.queries.ts by `pnpm sql`; never edited by hand.

-- findSubject
select person.id,
  person.company_id,
  '' as session_id,
  person.roles,
  person.setup_at is not null as setup_done,
  person.rights_version,
  person.status = 'ACTIVE' as is_active,
  company.status = 'PAUSED' as is_paused
from person
join company on company.id = person.company_id
where person.id = :id;
