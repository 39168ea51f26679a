-- What people write in the community: posts, comments on them, and hearts for both (docs/decisions/0067-posts.md).

create table post (
  id                 uuid primary key default uuidv7(),
  author_id          uuid not null references person on delete cascade,
  -- The author's when it was written: whose people read it as their company's, and whose officers look after it.
  company_id         uuid not null references company,
  body               text not null check (length(body) <= 4096),
  is_question        boolean not null default false,
  helpful_comment_id uuid,
  -- Shown as a card to whoever may read the activity.
  activity_id        uuid references activity on delete set null,
  -- A finished assignment as it was shown: {title, companyName, dateStart, dateEnd}. Others cannot read the assignment.
  assignment_card    jsonb,
  -- Kept by triggers: a page of posts counts nothing.
  heart_count        integer not null default 0 check (heart_count >= 0),
  comment_count      integer not null default 0 check (comment_count >= 0),
  date_created       timestamptz(3) not null default now(),
  date_edited        timestamptz(3),
  -- By somebody else than the author.
  moderated_at       timestamptz(3),
  -- Taken away from its readers, by the author or by who looks after the community. Erased 90 days later.
  hidden_at          timestamptz(3),
  hidden_by          uuid references person on delete set null,
  check (helpful_comment_id is null or is_question)
) with (fillfactor = 85); -- room on the page: a heart rewrites the row, and no index with it

create table comment (
  id           uuid primary key default uuidv7(),
  post_id      uuid not null references post on delete cascade,
  author_id    uuid not null references person on delete cascade,
  company_id   uuid not null references company,
  body         text not null check (body <> '' and length(body) <= 4096),
  heart_count  integer not null default 0 check (heart_count >= 0),
  date_created timestamptz(3) not null default now(),
  date_edited  timestamptz(3),
  hidden_at    timestamptz(3),
  hidden_by    uuid references person on delete set null
) with (fillfactor = 85);
alter table post add foreign key (helpful_comment_id) references comment on delete set null;

create table post_heart (
  post_id      uuid not null references post on delete cascade,
  person_id    uuid not null references person on delete cascade,
  date_created timestamptz not null default now(),
  primary key (post_id, person_id)
);
create table comment_heart (
  comment_id   uuid not null references comment on delete cascade,
  person_id    uuid not null references person on delete cascade,
  date_created timestamptz not null default now(),
  primary key (comment_id, person_id)
);

-- Each list is one of these, read in its order; who wrote it is in there, to pass over people kept apart.
create index post_feed on post (date_created desc, id desc) include (author_id) where hidden_at is null;
create index post_of_author on post (author_id, date_created desc, id desc) where hidden_at is null;
create index post_of_company on post (company_id, date_created desc, id desc) include (author_id)
  where hidden_at is null;
create index post_open_question on post (company_id, date_created desc, id desc)
  where is_question and helpful_comment_id is null and hidden_at is null;
create index post_hidden on post (hidden_at) where hidden_at is not null;
create index post_activity on post (activity_id) where activity_id is not null;
create index post_helpful on post (helpful_comment_id) where helpful_comment_id is not null;
create index comment_of_post on comment (post_id, date_created desc, id desc) include (author_id)
  where hidden_at is null;
create index comment_any_of_post on comment (post_id) where hidden_at is not null;
create index comment_of_author on comment (author_id, post_id);
create index comment_hidden on comment (hidden_at) where hidden_at is not null;
create index post_heart_of on post_heart (person_id);
create index comment_heart_of on comment_heart (person_id);

create function keep_post_hearts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update post set heart_count = heart_count + 1 where id = new.post_id;
  else
    update post set heart_count = heart_count - 1 where id = old.post_id;
  end if;
  return null;
end $$;
create trigger post_heart_counted after insert or delete on post_heart
  for each row execute function keep_post_hearts();

create function keep_comment_hearts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update comment set heart_count = heart_count + 1 where id = new.comment_id;
  else
    update comment set heart_count = heart_count - 1 where id = old.comment_id;
  end if;
  return null;
end $$;
create trigger comment_heart_counted after insert or delete on comment_heart
  for each row execute function keep_comment_hearts();

-- What is hidden does not count; shown again, it does.
create function keep_comment_count() returns trigger language plpgsql as $$
declare
  before_it integer := 0;
  after_it  integer := 0;
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then before_it := 1; end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then after_it := 1; end if;
  if before_it <> after_it then
    update post set comment_count = comment_count + after_it - before_it
    where id = case when tg_op = 'DELETE' then old.post_id else new.post_id end;
  end if;
  return null;
end $$;
create trigger comment_counted after insert or delete or update of hidden_at on comment
  for each row execute function keep_comment_count();

create trigger comment_stays before update of post_id, author_id on comment
  for each row execute function stays_where_it_is();

call classify('post', 'technical', 'id');
call classify('post', 'personal', 'author_id company_id body is_question helpful_comment_id activity_id assignment_card');
call classify('post', 'personal', 'heart_count comment_count date_created date_edited moderated_at hidden_at hidden_by');
call classify('comment', 'technical', 'id');
call classify('comment', 'personal', 'post_id author_id company_id body heart_count date_created date_edited');
call classify('comment', 'personal', 'hidden_at hidden_by');
call classify('post_heart', 'personal', 'post_id person_id date_created');
call classify('comment_heart', 'personal', 'comment_id person_id date_created');
