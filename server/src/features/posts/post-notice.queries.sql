-- Printed from post-notice.queries.ts by `pnpm sql`; never edited by hand.

-- findCommentNotice
select comment.author_id, post.author_id as post_author_id, comment.body
from comment
inner join post on post.id = comment.post_id
where comment.id = :id
  and comment.hidden_at is null
  and post.hidden_at is null;

-- findPostNotice
select author_id, date_created
from post
where id = :id
  and hidden_at is null;

-- listReachablePosts
select post.id
from post
where post.id = any(:ids::uuid[])
  and post.hidden_at is null;
