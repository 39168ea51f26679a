-- Printed from entry.queries.ts by `pnpm sql`; never edited by hand.

-- insertEntry: sectors
insert into work_sector (id, name, description, position)
values ('id', 'name', 'description', coalesce((select max(position) + 1 from work_sector), 1))
on conflict
do nothing
returning id;

-- insertEntry: professions
insert into profession (id, name, short, field, duration_years)
values ('id', 'name', 'short', 'field', :years)
on conflict
do nothing
returning id;

-- insertEntry: subjects
insert into school_subject (id, name, profession_ids, position)
values ('id', 'name', professionId, coalesce((select max(position) + 1 from school_subject), 1))
on conflict
do nothing
returning id;

-- isEntryTaken: sectors
select exists (select from work_sector where id::text <> 'id' and (name = 'name')) as is_taken;

-- isEntryTaken: professions
select exists (
  select from profession where id::text <> 'id' and (name = 'name' or short = 'short')
) as is_taken;

-- isEntryTaken: subjects
select exists (select from school_subject where id::text <> 'id' and (name = 'name')) as is_taken;

-- listEntries: sectors
select id::text,
  name,
  description,
  null as short,
  null as field,
  null as duration_years,
  null as profession_ids,
  (select count(*) from activity where activity.work_sector_id = work_sector.id)::int
    + assignments_of_sector(work_sector.id) as used,
  retired_at is not null as is_retired
from work_sector
order by position, name, id;

-- listEntries: professions
select id,
  name,
  null as description,
  short,
  field,
  duration_years,
  null as profession_ids,
  (select count(*) from person where person.profession_id = profession.id)::int as used,
  retired_at is not null as is_retired
from profession
order by name collate "de-CH-x-icu", id;

-- listEntries: subjects
select id,
  name,
  null as description,
  null as short,
  null as field,
  null as duration_years,
  profession_ids,
  null as used,
  retired_at is not null as is_retired
from school_subject
order by position, id;

-- lockEntry: sectors
select retired_at is not null as is_retired
from work_sector
where id::text = 'id'
for update;

-- lockEntry: professions
select retired_at is not null as is_retired
from profession
where id::text = 'id'
for update;

-- lockEntry: subjects
select retired_at is not null as is_retired
from school_subject
where id::text = 'id'
for update;

-- lockSectorIds
select id
from work_sector
order by id
for update;

-- stampRetired: retired
update work_sector
set retired_at = now()
where id::text = 'id';

-- stampRetired: restored
update work_sector
set retired_at = null
where id::text = 'id';

-- updateEntry: sectors
update work_sector
set name = 'name', description = 'description'
where id::text = 'id';

-- updateEntry: professions
update profession
set name = 'name', short = 'short', field = 'field', duration_years = :years
where id = 'id';

-- updateEntry: subjects
update school_subject
set name = 'name', profession_ids = professionId
where id = 'id';

-- updateSectorOrder
update work_sector
set position = ordered.position
from unnest(:ids[]::uuid[])
with ordinality ordered (id, position)
where ordered.id = work_sector.id;
