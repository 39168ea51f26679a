-- Printed from heart.queries.ts by `pnpm sql`; never edited by hand.

-- countHearts: post
select heart_count
from post
where id = 'id';

-- countHearts: comment
select heart_count
from comment
where id = 'id';

-- deleteHeart: post
delete from post_heart
where post_id = 'id'
  and person_id = 'personId';

-- deleteHeart: comment
delete from comment_heart
where comment_id = 'id'
  and person_id = 'personId';

-- insertHeart: post
insert into post_heart (post_id, person_id)
values ('id', 'personId');

-- insertHeart: comment
insert into comment_heart (comment_id, person_id)
values ('id', 'personId');

-- lockHearted: post
select post.id as postId
from post
where id = 'id'
  and hidden_at is null
for no key update;
select
from post_heart
where post_id = 'id'
  and person_id = 'personId';

-- lockHearted: comment
select comment.post_id as postId
from comment
where id = 'id'
  and hidden_at is null
for no key update;
select
from comment_heart
where comment_id = 'id'
  and person_id = 'personId';
