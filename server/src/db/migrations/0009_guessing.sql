-- Guessing. Every try at a secret is reserved here before anything is compared, over all nodes; docs/decisions/0030.

-- One row for each thing that has a budget (an account, an address, a device of a person …). The key is a hash: people
-- type passwords where an address belongs, and neither should lie around. Losing it in a crash is harmless.
create unlogged table attempt (
  who           bytea primary key,
  failures      integer not null default 0,
  -- Reserved and not yet settled.
  open          integer not null default 0,
  opened_at     timestamptz not null default now(),
  first_at      timestamptz not null default now(),
  blocked_until timestamptz
);
create index attempt_old on attempt (first_at);

-- Why this row allows no try now, in seconds to wait; null: it does. Beyond the free failures only one try at a time.
-- A node that died between reserving and settling lets go after 30 seconds; what it had open counts as failed.
create function attempt_wait(a attempt, free integer, window_seconds float8) returns float8
language sql volatile as $$
  select case
    when a.blocked_until > clock_timestamp() then extract(epoch from a.blocked_until - clock_timestamp())
    when a.open = 0 or a.opened_at < clock_timestamp() - interval '30 seconds' then null
    when a.open < free and a.first_at < clock_timestamp() - make_interval(secs => window_seconds) then null
    when a.open + a.failures < free then null
    else 0
  end
$$;

-- All budgets or none. `wait` null: reserved. 0: others are being compared right now. More: seconds to wait.
create function reserve_attempt(keys bytea[], free integer[], windows float8[]) returns float8
language plpgsql as $$
declare
  longest float8;
begin
  insert into attempt (who) select who from unnest(keys) as who order by who on conflict do nothing;
  -- Always in the same order, so that two tries never wait for each other.
  perform from attempt where who = any (keys) order by who for update;
  update attempt a set
      failures = case when b.is_over then 0 else a.failures end + case when b.is_left then a.open else 0 end,
      open = case when b.is_left then 0 else a.open end,
      first_at = case when b.is_over then clock_timestamp() else a.first_at end
    from (
      select known.who,
          known.first_at < clock_timestamp() - make_interval(secs => window_seconds) as is_over,
          known.open > 0 and known.opened_at < clock_timestamp() - interval '30 seconds' as is_left
        from unnest(keys, windows) as given (who, window_seconds) join attempt known using (who)) b
    where a.who = b.who and (b.is_over or b.is_left) and coalesce(a.blocked_until, '-infinity') <= clock_timestamp();
  select max(attempt_wait(a, b.free, b.window_seconds)) into longest
    from unnest(keys, free, windows) as b (who, free, window_seconds) join attempt a using (who);
  if longest is not null then return longest; end if;

  update attempt set open = open + 1, opened_at = clock_timestamp() where who = any (keys);
  return null;
end $$;

-- A failure costs every budget one, and from the last free one on a delay that doubles; answers those whose free
-- failures are used up by it. A success costs nothing, and wipes out the failures of budgets that `forgive`.
create function settle_attempt(
  keys bytea[], is_success boolean, forgives boolean[], free integer[], first_delays float8[], longest_delays float8[]
) returns setof bytea
language plpgsql as $$
begin
  perform from attempt where who = any (keys) order by who for update;
  if is_success then
    update attempt a set
        open = greatest(a.open - 1, 0),
        failures = case when b.forgives then 0 else a.failures end,
        blocked_until = case when b.forgives then null else a.blocked_until end
      from unnest(keys, forgives) as b (who, forgives)
      where a.who = b.who;
    return;
  end if;
  return query
    with settled as (
      update attempt a set
          open = greatest(a.open - 1, 0),
          failures = a.failures + 1,
          first_at = case when a.failures = 0 then clock_timestamp() else a.first_at end,
          blocked_until = case when a.failures + 1 >= b.free then clock_timestamp() + make_interval(
            secs => least(b.longest_delay, b.first_delay * power(2, least(a.failures + 1 - b.free, 20)))) end
        from unnest(keys, free, first_delays, longest_delays) as b (who, free, first_delay, longest_delay)
        where a.who = b.who
        returning a.who, a.failures = b.free as is_reached)
    select who from settled where is_reached;
end $$;

-- Part of what a device cookie is signed with: raising it makes every device of the person an unknown one.
alter table credential add column device_epoch integer not null default 1;
