-- Printed from removal.queries.ts by `pnpm sql`; never edited by hand.

-- deleteOldRemovals
delete from removal
where id in (
  select id
  from removal
  where date_created < now() - make_interval(days => 90)
  order by date_created
  limit :most
  for update skip locked
);

-- findRemovalNotice
select removal.target,
  coalesce(comment.post_id, removal.target_id) as page_id,
  removal.author_id,
  removal.date_created,
  removal.reasons
from removal
left join comment on removal.target = 'COMMENT' and comment.id = removal.target_id
where removal.id = :id
  and removal.date_restored is not null;

-- insertRemoval
insert into removal (target, target_id, author_id, company_id, kept)
values (:target, :targetId, :callerId, :callerCompany, '{}');

-- lockRemoval
select id, target, target_id, kept, date_restored, date_created < now() - make_interval(days => 90) as is_over
from removal
where id = :id
for update;

-- updateRemovalRestored
update removal
set restored_by = :byId, date_restored = now(), reasons = :reasons, kept = '{}'
where id = :id;
