-- Who follows whom, and who wants nothing to do with whom: what profiles, posts and chats all ask.
create table follow (
  id           uuid primary key default uuidv7(),
  follower_id  uuid not null references person on delete cascade,
  -- One of the two is followed.
  person_id    uuid references person on delete cascade check (person_id <> follower_id),
  company_id   uuid references company on delete cascade,
  date_created timestamptz not null default now(),
  check (num_nonnulls(person_id, company_id) = 1),
  unique (follower_id, person_id),
  unique (follower_id, company_id)
);
-- Newest first, from either end.
create index follow_of_person on follow (person_id, id desc) where person_id is not null;
create index follow_of_company on follow (company_id, id desc) where company_id is not null;
create index follow_by on follow (follower_id, id desc);

create table block (
  id           uuid primary key default uuidv7(),
  person_id    uuid not null references person on delete cascade,
  blocked_id   uuid not null references person on delete cascade check (blocked_id <> person_id),
  date_created timestamptz not null default now(),
  unique (person_id, blocked_id)
);
create index block_blocked on block (blocked_id, person_id);

call classify('follow', 'technical', 'id');
call classify('follow', 'personal', 'follower_id person_id company_id date_created');
call classify('block', 'technical', 'id');
call classify('block', 'sensitive', 'person_id blocked_id date_created');

-- Not by force: the functions below look as the owner. Nobody reads who blocked them.
call protect_rows('block', $$person_id = (select app_person())$$, false);

-- Has one of the two blocked the other? Which one is nobody's to know.
create function are_kept_apart(one uuid, other uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from block where person_id = one and blocked_id = other)
    or exists (select from block where person_id = other and blocked_id = one)
$$;

-- Everybody kept apart from the caller, in both directions: read once a statement, to leave them out of a list.
create function kept_apart_from_caller() returns setof uuid
  language sql stable rows 10 security definer set search_path = public, pg_temp as $$
  select blocked_id from block where person_id = (select app_person())
  union all
  select person_id from block where blocked_id = (select app_person())
$$;

-- How many follow a person or a company. Kept, because half a million cannot be counted whenever a card is drawn; a
-- row of its own, so that following somebody does not rewrite the person.
create table follower_count (
  followed_id uuid primary key,
  followers   integer not null check (followers >= 0)
);
call classify('follower_count', 'personal', 'followed_id followers');

create function keep_follower_count() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into follower_count (followed_id, followers) values (coalesce(new.person_id, new.company_id), 1)
    on conflict (followed_id) do update set followers = follower_count.followers + 1;
  else
    update follower_count set followers = followers - 1 where followed_id = coalesce(old.person_id, old.company_id);
  end if;
  return null;
end $$;
create trigger follow_counted after insert or delete on follow for each row execute function keep_follower_count();
create function follow_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a follow is made or ended, never changed';
end $$;
create trigger follow_stays before update on follow for each row execute function follow_stays();
