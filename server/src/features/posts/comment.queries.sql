-- Printed from comment.queries.ts by `pnpm sql`; never edited by hand.

-- findCommentOf
select author_id
from comment
where id = :id
  and post_id = :postId
  and hidden_at is null;

-- findCommentPost
select post_id
from comment
where id = :id;

-- hideComment
update comment
set hidden_at = now(), hidden_by = :byId
where id = :id;

-- insertComment
insert into comment (post_id, author_id, company_id, body)
values (:postId, :callerId, :callerCompany, :body)
returning id;

-- lockComment
select id, post_id, author_id, body
from comment
where id = :id
  and hidden_at is null
for no key update;

-- updateComment
update comment
set body = :body, date_edited = now()
where id = :id;
