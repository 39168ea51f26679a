-- Printed from follow.queries.ts by `pnpm sql`; never edited by hand.

-- deleteFollowRow
delete from follow
where id = :id
  and follower_id = :followerId;

-- deleteFollowsBetween
delete from follow
where person_id = :one
  and follower_id = :other;
delete from follow
where person_id = :other
  and follower_id = :one;

-- deleteOldTold
delete from follow_told
where told_at < now() - interval '1 day';

-- findFollow
select id
from follow
where follower_id = :callerId
  and person_id = :targetId
union all
select id
from follow
where follower_id = :callerId
  and company_id = :targetId;

-- findFollowIn
select id
from follow
where follower_id = :followerId
  and (person_id = :targetId or company_id = :targetId);

-- insertFollow
insert into follow (follower_id, company_id)
values (:followerId, :targetId)
on conflict
do nothing
returning id;

-- lockPair
select pg_advisory_xact_lock(hashtextextended('pair :one :other', 0));

-- lockTarget
select pg_advisory_xact_lock(hashtextextended('pair :followerId :targetId', 0));
select profile_id, are_kept_apart(id, :followerId) as is_apart
from person
where id = :targetId
  and status = 'ACTIVE';

-- noteFollowTold
insert into follow_told (follower_id, followed_id)
values (:followerId, :followedId)
on conflict (follower_id, followed_id)
do update set told_at = now()
where follow_told.told_at < now() - interval '1 day'
returning told_at;

-- takeCompaniesFollowed
with fresh as (
  select follow.company_id, count(*)::int as followers
  from follow
  left join company_told on company_told.company_id = follow.company_id
  where follow.company_id is not null
    and follow.date_created > now() - interval '1 day'
    and follow.date_created > coalesce(company_told.told_at, '-infinity')
  group by follow.company_id
),
  told as (
    insert into company_told (company_id, told_at)
    select company_id, now()
    from fresh
    on conflict (company_id)
    do update set told_at = now()
    where company_told.told_at < now() - interval '20 hours'
    returning company_id
  )
select fresh.company_id, fresh.followers
from fresh
join told on told.company_id = fresh.company_id;
