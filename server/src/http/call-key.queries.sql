-- Printed from call-key.queries.ts by `pnpm sql`; never edited by hand.

-- deleteOldCallKeys
delete from call_key
where date_created < now() - interval '24 hours';

-- findCallKey
select call, fingerprint, answer
from call_key
where person_id = :personId
  and id = :key;

-- keepAnswer
update call_key
set answer = '{}'::jsonb
where person_id = :personId
  and id = :key;

-- takeCallKey
insert into call_key (person_id, id, call, fingerprint)
values (:personId, :key, :call, :fingerprint)
on conflict (person_id, id)
do nothing
returning id;
