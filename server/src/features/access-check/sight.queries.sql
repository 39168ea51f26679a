-- Printed from sight.queries.ts by `pnpm sql`; never edited by hand.

-- findEvaluationSight
select evaluation.status <> 'DRAFT' as is_whole, evaluation.status <> 'DRAFT' as bothSubmitted
from evaluation
where evaluation.id = :id;

-- findProfileSight
select not is_masked(person.adult_from, person.profile_open, person.company_id, :companyId) as is_whole,
  person.id = :id as self,
  person.company_id = :companyId as inCompany,
  is_profile_open(person.adult_from, person.profile_open) as open
from profile
join person on person.id = profile.person_id
where profile.id = :id;
