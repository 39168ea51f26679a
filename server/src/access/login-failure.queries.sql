-- Printed from login-failure.queries.ts by `pnpm sql`; never edited by hand.

-- countLoginFailure
insert into login_failure as f (who, failures, first_at, blocked_until)
values (:who, 1, now(), case when 1 >= :free::int then now() + make_interval(secs => least(:maxDelaySeconds::float8, power(2, least(1 - :free::int, 20)))) end)
on conflict (who)
do update set failures = case when f.first_at < now() - make_interval(secs => :windowSeconds) then 1 else f.failures + 1 end,
  first_at = case when f.first_at < now() - make_interval(secs => :windowSeconds) then now() else f.first_at end,
  blocked_until = case when f.first_at < now() - make_interval(secs => :windowSeconds) then case when 1 >= :free::int then now() + make_interval(secs => least(:maxDelaySeconds::float8, power(2, least(1 - :free::int, 20)))) end else case when (f.failures + 1) >= :free::int then now() + make_interval(secs => least(:maxDelaySeconds::float8, power(2, least((f.failures + 1) - :free::int, 20)))) end end;

-- findLoginFailures
select greatest(0, extract(epoch from blocked_until - clock_timestamp()))::float8 as wait_seconds
from login_failure
where who = any(:who)
  and blocked_until is not null;

-- findPasswordOf
select person.email, credential.password_hash
from person
inner join credential on credential.person_id = person.id
where person.id = :personId;

-- forgetLoginFailures
delete from login_failure
where who = :who;
