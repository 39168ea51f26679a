-- Printed from post.queries.ts by `pnpm sql`; never edited by hand.

-- countPostFiles
select count(*) as count
from file
where attached_resource = 'post'
  and attached_id = :postId;

-- deleteRows: post
delete from post
where id = any(id::uuid[]);

-- deleteRows: comment
delete from comment
where id = any(id::uuid[]);

-- findOwnAssignment
select assignment.title,
  company.name as companyName,
  coalesce(assignment.approved_start, assignment.date_start)::text as dateStart,
  coalesce(assignment.approved_end, assignment.date_end)::text as dateEnd,
  coalesce(assignment.approved_end < swiss_today(), false) as isFinished
from assignment
left join activity on activity.id = assignment.activity_id
join company on company.id = coalesce(activity.company_id, assignment.company_id)
where assignment.id = :id
  and assignment.author_id = :callerId;

-- hidePost
update post
set hidden_at = now(), hidden_by = :byId
where id = :id;

-- insertPost
insert into post (author_id, company_id, body, is_question, activity_id, assignment_card)
values (:callerId, :callerCompany, :body, :isQuestion, :activityId, '{}')
returning id;

-- listMentionable
select person.id
from person
where person.profile_id = any(:profileIds[]::uuid[])
  and person.status = 'ACTIVE'
  and not exists (select from unnest(:fromIds[]::uuid[]) other (id) where are_kept_apart(person.id, other.id))
order by person.id;

-- lockErasable: post
select id
from post
where hidden_at < now() - make_interval(days => :days)
order by hidden_at
limit :most
for update skip locked;

-- lockErasable: comment
select id
from comment
where hidden_at < now() - make_interval(days => :days)
order by hidden_at
limit :most
for update skip locked;

-- lockHelpful
select is_question, helpful_comment_id
from post
where id = :id
for no key update;

-- lockPost
select id,
  author_id,
  company_id,
  body,
  is_question,
  helpful_comment_id,
  activity_id is not null or assignment_card is not null as has_card
from post
where id = :id
  and hidden_at is null
for no key update;

-- markModerated
update post
set moderated_at = now()
where id = :id;

-- touchPost
update post
set date_edited = now()
where id = :id;

-- updateAltTexts
update file
set alt = told.text
from jsonb_to_recordset('{}'::jsonb) told (id uuid, text text)
where file.id = told.id
  and file.attached_resource = 'post'
  and file.attached_id = :postId;

-- updateHelpful
update post
set helpful_comment_id = :commentId
where id = :id;

-- updatePost
update post
set body = :body, is_question = :isQuestion, date_edited = now()
where id = :id;
