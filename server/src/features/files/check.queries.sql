-- Printed from check.queries.ts by `pnpm sql`; never edited by hand.

-- leaseCheck
update file
set checking_until = now() + make_interval(secs => :seconds),
  no_verdict_at = null,
  declared_size = :statedSize,
  clean_prefix = :cleanPrefix
where id = :id;

-- lockUnchecked
select id, owner_id
from file
where status = 'CHECKING'
  and checking_until < now()
order by checking_until
limit :limit
for update skip locked;

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
