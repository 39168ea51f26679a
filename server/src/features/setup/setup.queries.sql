-- Printed from setup.queries.ts by `pnpm sql`; never edited by hand.

-- findSetup
select id,
  name_first,
  name_last,
  slogan,
  avatar_art,
  banner_art,
  roles,
  date_joined::text as date_joined,
  (select profession.name from profession where profession.id = person.profession_id) as profession
from person
where id = :personId;

-- lockProfession
select profession_id
from person
where id = :personId
for update;

-- stampSetup
update person
set training_end = end_of_training(:date_joined::date, :profession_id), setup_at = coalesce(setup_at, now())
where id = :personId;
