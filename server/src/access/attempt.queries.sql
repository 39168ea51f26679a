-- Printed from attempt.queries.ts by `pnpm sql`; never edited by hand.

-- deleteOldAttempts
delete from attempt
where first_at < now() - interval '25 hours'
  and (blocked_until is null or blocked_until < now());

-- findAttemptWait
select max(attempt_wait(attempt, budget.free, budget.window_seconds)) as wait
from unnest(:key[]::bytea[], :free[]::int[], :windowSeconds[]::float8[]) as budget (who, free, window_seconds)
join attempt using (who);

-- reserveAttempt
select reserve_attempt(:key[]::bytea[], :free[]::int[], :windowSeconds[]::float8[]) as wait;

-- settleAttempt
select settle_attempt as who
from settle_attempt(
  :key[]::bytea[],
  :isSuccess,
  :forgives[]::bool[],
  :free[]::int[],
  :firstDelaySeconds[]::float8[],
  :longestDelaySeconds[]::float8[]
);
