-- Printed from file.queries.ts by `pnpm sql`; never edited by hand.

-- attachFile
update file
set attached_resource = :resource, attached_id = :id, position = :position
where id = :id;

-- deleteFileRows
delete from file
where id = any(:ids::uuid[]);

-- findAvatar
select person.avatar_art,
  case
    when file.id is not null then jsonb_build_object(
      'kind', file.kind, 'name', file.name, 'status', file.status, 'variants', file.variants
    )
    end as file
from person
left join file on file.id = person.avatar_file_id and file.status = 'READY'
where person.id = :personId;

-- findFile
select id,
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
  alt
from file
where id = :id;

-- findHolding
select owner_id, kind, attached_resource, attached_id
from file
where id = :id;

-- listAttachedFiles
select id,
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
  alt
from file
where attached_resource = :resource
  and attached_id = any(:ids::uuid[])
order by attached_id, position, id;

-- lockAttachedFiles
select id,
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
  alt
from file
where attached_resource = :resource
  and attached_id = :id
  and kind = any(:kinds::text[])
order by id
for update;

-- lockFile
select id,
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
  alt,
  coalesce(checking_until > now(), false) as being_checked
from file
where id = :id
for update;

-- lockFiles
select id,
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
  alt
from file
where id = any(:ids::uuid[])
order by id
for update;
