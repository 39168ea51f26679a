-- Printed from post-report.queries.ts by `pnpm sql`; never edited by hand.

-- findAuthor: post
select author_id
from post
where id = 'id';

-- findAuthor: comment
select author_id
from comment
where id = 'id';

-- findPostOf
select post_id
from comment
where id = :commentId;

-- findReported: post
select author_id, company_id
from post
where id = 'id';

-- findReported: comment
select author_id, company_id
from comment
where id = 'id';

-- findReportedPost
select id, author_id, body, date_created, hidden_at is null as is_shown
from post
where id = :id;

-- hideShown: post
update post
set hidden_at = now(), hidden_by = 'byId'
where id = 'id'
  and hidden_at is null
returning author_id;

-- hideShown: comment
update comment
set hidden_at = now(), hidden_by = 'byId'
where id = 'id'
  and hidden_at is null
returning author_id;

-- listAroundComment
with target as (select * from comment where id = :id)
select 'post' as kind,
  post.id as post_id,
  post.id,
  post.author_id,
  post.body,
  post.date_created,
  post.hidden_at is null as is_shown
from post
join target on target.post_id = post.id
union all
select 'comment', near.post_id, near.id, near.author_id, near.body, near.date_created, near.hidden_at is null
from (
  (
    select comment.*
    from comment
    join target on target.post_id = comment.post_id
    where comment.hidden_at is null
      and (comment.date_created, comment.id) < (target.date_created, target.id)
    order by comment.date_created desc, comment.id desc
    limit 1
  )
  union all
  select *
  from target
  union all (
    select comment.*
    from comment
    join target on target.post_id = comment.post_id
    where comment.hidden_at is null
      and (comment.date_created, comment.id) > (target.date_created, target.id)
    order by comment.date_created, comment.id
    limit 1
  )
) near
order by kind desc, date_created, id;

-- listOwnTexts: post
select id, body
from post
where id = any(id::uuid[]);

-- listOwnTexts: comment
select id, body
from comment
where id = any(id::uuid[]);

-- listReportedTexts: post
select post.id, post.body
from post
where post.id = any(id);

-- listReportedTexts: comment
select comment.id, post.body
from comment
join post on post.id = comment.post_id
where comment.id = any(id);

-- showAgain: post
update post
set hidden_at = null, hidden_by = null
where id = 'id'
  and hidden_at is not null;

-- showAgain: comment
update comment
set hidden_at = null, hidden_by = null
where id = 'id'
  and hidden_at is not null;
