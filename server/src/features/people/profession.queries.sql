-- Printed from profession.queries.ts by `pnpm sql`; never edited by hand.

-- countProfessions
select count(*)::int as count
from profession
where id = any(:ids[]::text[]);

-- listProfessions
select id, name, field, duration_years
from profession
where retired_at is null
order by name collate "de-CH-x-icu", id;
