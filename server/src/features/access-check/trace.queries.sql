-- Printed from trace.queries.ts by `pnpm sql`; never edited by hand.

-- findTruths
select true as found,
  coalesce(assignment.author_id = :callerId, false) as g0_0,
  coalesce(assignment.contact_id = :callerId, false) as g1_0,
  coalesce(assignment.status <> 'DRAFT', false) as g1_1,
  coalesce(assignment.company_id = :callerCompany, false) as g2_0,
  coalesce(assignment.status <> 'DRAFT', false) as g2_1
from assignment
where assignment.id = 'id';
