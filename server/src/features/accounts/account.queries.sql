-- Printed from account.queries.ts by `pnpm sql`; never edited by hand.

-- deleteOldCounters
delete from rate_count
where window_start < now() - interval '1 hour';

-- findDeviceEpoch
select device_epoch
from credential
where person_id = :personId;

-- findGuessed
select id
from person
where id = :personId
  and status = 'ACTIVE';

-- findIdentity
select email, name_first, name_last
from person
where id = :personId;

-- findLogin
select person.id, person.company_id, person.status, credential.password_hash, credential.device_epoch
from person
inner join credential on credential.person_id = person.id
where person.email = :email;

-- findUser
select person.id,
  person.profile_id,
  person.name_first,
  person.name_last,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  coalesce(setting.theme, 'DEFAULT') as theme,
  (
    select coalesce(json_agg(off), '[]')
    from (
      select distinct on (feature) feature, notice
      from feature_switch
      where feature_switch.company_id is null
        or feature_switch.company_id = person.company_id
      order by feature, feature_switch.company_id nulls first
    ) off
  ) as switched_off
from person
left join setting on setting.person_id = person.id
where person.id = :id;

-- forgetDevices
update credential
set device_epoch = device_epoch + 1
where person_id = :personId;

-- insertSession
insert into session (person_id, salt, user_agent, device)
values (:personId, :salt, :userAgent, :device)
returning id;

-- listIdleSessions
select id, person_id, status as status
from session
where status = 'ACTIVE'
  and last_used_at < now() - make_interval(days => :idleDays)
order by last_used_at
limit :limit
for update skip locked;

-- lockSession
select id,
  person_id,
  salt,
  generation,
  status as status,
  extract(epoch from now() - rotated_at)::float8 as rotated_seconds_ago,
  extract(epoch from now() - last_used_at)::float8 as idle_seconds
from session
where id = :id
for update;

-- rotateSession
update session
set generation = :generation, rotated_at = now(), last_used_at = now()
where id = :id;

-- stampLogin
update person
set last_login_at = now()
where id = :personId;

-- stampNewPassword
update credential
set password_hash = :hash, password_changed_at = now(), device_epoch = device_epoch + 1
where person_id = :personId
returning device_epoch;

-- stampSessionsEnd
update session
set ended_at = now()
where id = any(:ids[]::uuid[]);

-- updatePasswordHash
update credential
set password_hash = :hash
where person_id = :personId;
