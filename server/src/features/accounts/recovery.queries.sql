-- Printed from recovery.queries.ts by `pnpm sql`; never edited by hand.

-- closeRecoveries
update recovery
set used_at = now()
where person_id = :personId
  and used_at is null;

-- countRecoveries
select (count(*) filter (where date_created > now() - interval '1 hour'))::int as last_hour,
  count(*)::int as last_day
from recovery
where person_id = :personId
  and date_created > now() - interval '1 day';

-- deleteOldRecoveries
delete from recovery
where date_created < now() - interval '7 days';

-- findRecovery
select recovery.id,
  person.id as person_id,
  person.email,
  person.name_first,
  person.name_last,
  used_at is null and expires_at > now() and person.status = 'ACTIVE' as is_open
from recovery
inner join person on person.id = recovery.person_id
where token_hash = :tokenHash;

-- insertRecovery
insert into recovery (id, person_id, token_hash, expires_at)
values (:id, :personId, :tokenHash, now() + make_interval(secs => :seconds))
on conflict (id)
do nothing
returning id, expires_at as expires_at;

-- lockPersonByEmail
select id, name_first
from person
where email = :email
  and status = 'ACTIVE'
for update;

-- useRecovery
update recovery
set used_at = now()
where id = :id
  and used_at is null
  and expires_at > now();
