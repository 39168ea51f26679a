-- Printed from owner.queries.ts by `pnpm sql`; never edited by hand.

-- findFactorOwner
select email, name_first, name_last
from person
where id = :personId;
