-- Printed from file.queries.ts by `pnpm sql`; never edited by hand.

-- attachFile
update file
set attached_resource = :resource, attached_id = :id, position = :position
where id = :id;

-- countAnyTemplates
select count(*) as count
from image_template;

-- countOpenSlots
select (count(*) filter (where status = 'CHECKING' or (status = 'SLOT' and date_created > now() - make_interval(mins => :slotMinutes))))::int as open,
  coalesce(sum(coalesce(size, declared_size)) filter (where status <> 'REFUSED'), 0)::float8 as bytes
from file
where owner_id = :personId
  and attached_id is null;

-- deleteFileRows
delete from file
where id = any(:ids::uuid[]);

-- findAvatar
select file.*
from person
inner join file on file.id = person.avatar_file_id
where person.id = :personId
  and file.status = 'READY';

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
  position
from file
where id = :id;

-- findTemplates
select id, name, alt, width, height, variants
from image_template
where id = any(:ids::uuid[]);

-- insertFile
insert into file (owner_id, company_id, kind, name, extension, declared_type, declared_size, quarantine_key)
values (:ownerId, :companyId, :kind, :name, :extension, :declaredType, :declaredSize, :quarantineKey)
returning id;

-- insertTemplateCopy
insert into file (owner_id, company_id, kind, status, name, extension, declared_type, quarantine_key, variants, width, height, template_id)
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
  position;

-- leaseCheck
update file
set checking_until = now() + make_interval(secs => :seconds),
  no_verdict_at = null,
  declared_size = :statedSize,
  clean_prefix = :cleanPrefix
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
  position
from file
where attached_resource = :resource
  and attached_id = any(:ids::uuid[])
order by attached_id, position, id;

-- listTemplates
select id, name, alt, width, height, variants
from image_template
order by position, name;

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
  position
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
  position
from file
where id = any(:ids::uuid[])
order by id
for update;

-- lockLeftovers
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
  position
from file
where owner_id = :personId
  and attached_id is null
  and kind = any(:kinds::text[])
  and (id = any(:ids::uuid[]) or date_created < now() - interval '60 minutes')
order by id
limit 500
for update skip locked;

-- lockStaleFiles
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
  position
from file
where attached_id is null
  and date_created < now() - interval '24 hours'
order by date_created
limit :limit
for update skip locked;

-- lockUnchecked
select id
from file
where status = 'CHECKING'
  and checking_until < now()
order by checking_until
limit :limit
for update skip locked;

-- lockUploader
select pg_advisory_xact_lock(hashtextextended('uploads :personId', 0));

-- recordClean
update file
set real_type = :realType,
  size = :size,
  sha256 = :sha256,
  width = :width,
  height = :height,
  variants = '{}',
  date_checked = now(),
  checking_until = null
where id = :id;

-- recordRefusal
update file
set refusal = :refusal, date_checked = now(), checking_until = null, clean_prefix = null
where id = :id;

-- stampNoVerdict
update file
set no_verdict_at = now(), checking_until = now()
where id = :id
  and status = 'CHECKING';

-- upsertTemplate
insert into image_template (variants)
values ('{}')
on conflict
do nothing;
