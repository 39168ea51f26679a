-- Printed from password.queries.ts by `pnpm sql`; never edited by hand.

-- findPasswordOf
select password_hash
from credential
where person_id = :personId;
