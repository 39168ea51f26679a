-- Printed from template.queries.ts by `pnpm sql`; never edited by hand.

-- countAnyTemplates
select count(*) as count
from image_template;

-- findTemplates
select id, name, alt, width, height, variants
from image_template
where id = any(:ids::uuid[])
  and retired_at is null;

-- insertTemplateCopy
insert into file (
  owner_id,
  company_id,
  kind,
  status,
  name,
  extension,
  declared_type,
  quarantine_key,
  variants,
  width,
  height,
  template_id
)
values (:id, :companyId, 'IMAGE', 'READY', :name, 'webp', 'image/webp', :key, '{}', :width, :height, :id)
returning id,
  owner_id,
  kind,
  status,
  name,
  extension,
  declared_type,
  declared_size,
  quarantine_key,
  clean_prefix,
  refusal,
  no_verdict_at,
  size,
  width,
  height,
  variants,
  template_id,
  attached_resource,
  attached_id,
  position,
  alt;

-- listTemplates
select id, name, alt, width, height, variants
from image_template
where retired_at is null
order by position, name;

-- upsertTemplate
insert into image_template (variants)
values ('{}')
on conflict
do nothing;
