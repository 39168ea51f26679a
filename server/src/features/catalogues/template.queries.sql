-- Printed from template.queries.ts by `pnpm sql`; never edited by hand.

-- insertTemplate
insert into image_template (id, name, alt, width, height, variants, position)
values (:id, :name, :alt, :width, :height, '{}', coalesce((select max(position) + 1 from image_template), 0))
on conflict
do nothing
returning id;

-- isTemplateTaken
select
from image_template
where name = :name
  and id <> :id;

-- listManagedTemplates
select id, name, alt, variants, retired_at is not null as is_retired
from image_template
order by retired_at is not null, position, name;

-- lockTemplate
select retired_at is not null as is_retired
from image_template
where id = :id
for update;

-- stampTemplate: retired
update image_template
set retired_at = now()
where id = 'id';

-- stampTemplate: restored
update image_template
set retired_at = null
where id = 'id';

-- updateTemplate
update image_template
set name = :name, alt = :alt
where id = :id;
