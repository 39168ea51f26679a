-- Printed from people-budget.queries.ts by `pnpm sql`; never edited by hand.

-- deleteOldSeen
delete from person_seen
where seen_at < :before;

-- noteSeen
insert into person_seen (viewer_id, person_id, seen_at)
select :viewerId, id, :now
from unnest(:personIds::uuid[]) id
order by id
on conflict (viewer_id, person_id)
do update set seen_at = excluded.seen_at;
select count(*)::int as seen, min(seen_at) as first
from person_seen
where viewer_id = :viewerId
  and seen_at > :since;
