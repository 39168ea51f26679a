-- Printed from setup.queries.ts by `pnpm sql`; never edited by hand.

-- findSetup
select id, name_first, name_last, slogan, avatar_art, banner_art, roles, date_joined::text as date_joined
from person
where id = :personId;

-- stampSetup
update person
set setup_at = coalesce(setup_at, now())
where id = :personId;
