-- Printed from account.queries.ts by `pnpm sql`; never edited by hand.

-- countLoginFailure
insert into login_failure as f (who, failures, first_at, blocked_until)
values (:who, 1, now(), case when 1 >= :free::int then now() + make_interval(secs => least(:maxDelaySeconds::float8, power(2, least(1 - :free::int, 20)))) end)
on conflict (who)
do update set failures = case when f.first_at < now() - make_interval(secs => :windowSeconds) then 1 else f.failures + 1 end,
  first_at = case when f.first_at < now() - make_interval(secs => :windowSeconds) then now() else f.first_at end,
  blocked_until = case when f.first_at < now() - make_interval(secs => :windowSeconds) then case when 1 >= :free::int then now() + make_interval(secs => least(:maxDelaySeconds::float8, power(2, least(1 - :free::int, 20)))) end else case when (f.failures + 1) >= :free::int then now() + make_interval(secs => least(:maxDelaySeconds::float8, power(2, least((f.failures + 1) - :free::int, 20)))) end end;

-- deleteOldCounters
delete from rate_count
where window_start < now() - interval '1 hour';
delete from login_failure
where first_at < now() - interval '1 hour'
  and (blocked_until is null or blocked_until < now());

-- findLogin
select person.id, person.status, credential.password_hash
from person
inner join credential on credential.person_id = person.id
where person.email = :email;

-- findLoginFailures
select greatest(0, extract(epoch from blocked_until - clock_timestamp()))::float8 as wait_seconds
from login_failure
where who = any(:who)
  and blocked_until is not null;

-- findUser
select person.id,
  person.profile_id,
  person.name_first,
  person.name_last,
  coalesce(setting.theme, 'DEFAULT') as theme
from person
left join setting on setting.person_id = person.id
where person.id = :id;

-- forgetLoginFailures
delete from login_failure
where who = :who;

-- insertSession
insert into session (person_id, salt, user_agent)
values (:personId, :salt, :userAgent)
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

-- stampSessionEnd
update session
set ended_at = now()
where id = :id;

-- updatePasswordHash
update credential
set password_hash = :hash
where person_id = :personId;
