-- Printed from slot.queries.ts by `pnpm sql`; never edited by hand.

-- countOpenSlots
select (
  count(*) filter (
    where kind = any(:kinds::text[])
      and (status = 'CHECKING' or (status = 'SLOT' and date_created > now() - make_interval(mins => :slotMinutes)))
  )
)::int as open,
  coalesce(
    sum(
      coalesce(
        size,
        declared_size,
        case kind when 'IMAGE' then 10485760 when 'VIDEO' then 104857600 when 'DOCUMENT' then 20971520 end
      )
    ) filter (where status <> 'REFUSED'),
    0
  )::float8 as bytes
from file
where owner_id = :personId
  and attached_id is null;

-- insertFile
insert into file (owner_id, company_id, kind, name, extension, declared_type, declared_size, quarantine_key)
values (:ownerId, :companyId, :kind, :name, :extension, :declaredType, :declaredSize, :quarantineKey)
returning id;

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
  position,
  alt
from file
where owner_id = :personId
  and attached_id is null
  and kind = any(:kinds::text[])
  and (:ids::uuid[] is null or id = any(:ids::uuid[]) or date_created < now() - interval '60 minutes')
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
  position,
  alt
from file
where attached_id is null
  and date_created < now() - interval '24 hours'
order by date_created
limit :limit
for update skip locked;

-- lockUploader
select pg_advisory_xact_lock(hashtextextended('uploads :personId', 0));
