-- Chats (docs/decisions/0070-chats.md): who is in one, what they wrote in which order, whom it asks first.
create table chat (
  id           uuid primary key default uuidv7(),
  creator_id   uuid not null references person,
  -- A chat of two exists once: the lower id first. A group has neither.
  low_id       uuid references person,
  high_id      uuid references person,
  title        text not null default '' check (length(title) <= 80),
  -- The number of the last message. Whoever writes holds this row: the server's order is the order.
  last_number  integer not null default 0,
  date_created timestamptz(3) not null default now(),
  check (num_nulls(low_id, high_id) in (0, 2)),
  check (low_id < high_id),
  unique (low_id, high_id)
);

create table chat_participant (
  id               uuid primary key default uuidv7(),
  chat_id          uuid not null references chat,
  person_id        uuid not null references person,
  -- Whoever joins a group later reads what comes after this message.
  from_number      integer not null default 0,
  last_read_number integer not null default 0,
  unread           integer not null default 0 check (unread >= 0),
  unread_since     timestamptz(3),
  -- The last message a mail has told of.
  mailed_number    integer not null default 0,
  -- Of the last message: the list is read from one index.
  date_updated     timestamptz(3) not null default now(),
  left_at          timestamptz(3),
  unique (chat_id, person_id)
);
create index chat_participant_list on chat_participant (person_id, date_updated desc, chat_id desc) where left_at is null;
create index chat_participant_unread on chat_participant (person_id) include (unread) where unread > 0 and left_at is null;
create index chat_participant_missed on chat_participant (unread_since) where unread > 0 and left_at is null;

create table message (
  id           uuid primary key default uuidv7(),
  chat_id      uuid not null references chat,
  number       integer not null check (number > 0),
  author_id    uuid not null references person,
  kind         text not null default 'TEXT' check (kind in ('TEXT', 'JOINED', 'LEFT')),
  body         text not null check (length(body) <= 4096),
  -- The name the sender's device gave it: sent again, it is still one message.
  client_id    uuid,
  date_created timestamptz(3) not null default clock_timestamp(),
  -- Nobody reads it any more. Its text stays for 90 days, as evidence for a report.
  deleted_at   timestamptz(3),
  unique (chat_id, number),
  unique (author_id, client_id)
);
create index message_to_empty on message (deleted_at) where deleted_at is not null and body <> '';

-- Whether a minor wants to hear from somebody of another company. Until then they are not in the chat.
create table chat_request (
  id           uuid primary key default uuidv7(),
  chat_id      uuid not null references chat,
  person_id    uuid not null references person,
  asked_by     uuid not null references person,
  status       text not null default 'WAITING' check (status in ('WAITING', 'ACCEPTED', 'DECLINED')),
  -- What was written before belongs to an earlier request.
  from_number  integer not null default 0,
  date_created timestamptz(3) not null default now(),
  unique (chat_id, person_id)
);
create index chat_request_waiting on chat_request (person_id) where status = 'WAITING';

-- Who was connected lately: whoever reads along needs no mail. Losing it in a crash is harmless.
create unlogged table live_seen (
  person_id uuid primary key,
  seen_at   timestamptz not null
);

-- In chats of two the other one sees what was read, unless switched off.
alter table setting add column shows_read boolean not null default true;
-- The last mail about missed messages: at most one an hour.
alter table setting add column chat_mailed_at timestamptz(3);

-- A chat between two companies has no company whose officers look after it.
alter table report alter column company_id drop not null;
-- The messages around a reported one, as they were: they stay when the chat is gone.
create table reported_message (
  id           uuid primary key default uuidv7(),
  report_id    uuid not null references report on delete cascade,
  message_id   uuid not null,
  author_id    uuid not null references person,
  number       integer not null,
  body         text not null,
  is_target    boolean not null,
  date_created timestamptz(3) not null,
  unique (report_id, number)
);

call classify('chat', 'technical', 'id last_number');
call classify('chat', 'personal', 'creator_id low_id high_id date_created');
call classify('chat', 'sensitive', 'title');
call classify('chat_participant', 'technical', 'id from_number mailed_number');
call classify('chat_participant', 'personal',
  'chat_id person_id last_read_number unread unread_since date_updated left_at');
call classify('message', 'technical', 'id number kind client_id');
call classify('message', 'personal', 'chat_id author_id date_created deleted_at');
call classify('message', 'sensitive', 'body');
call classify('chat_request', 'technical', 'id from_number');
call classify('chat_request', 'personal', 'chat_id person_id asked_by status date_created');
call classify('live_seen', 'personal', 'person_id seen_at');
call classify('setting', 'personal', 'shows_read chat_mailed_at');
call classify('reported_message', 'technical', 'id number is_target');
call classify('reported_message', 'personal', 'report_id message_id author_id date_created');
call classify('reported_message', 'sensitive', 'body');

-- In the chat, or asked whether one wants to be. Looks as the owner: a policy that asked its own table would never end.
create function sees_chat(chat uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from chat_participant where chat_id = chat and person_id = app_person() and left_at is null)
    or exists (select from chat_request where chat_id = chat and person_id = app_person() and status = 'WAITING')
$$;

-- Of these people those who are in these chats, for live nodes that ask for many at once and in nobody's name.
create function are_in_chats(people uuid[], chats uuid[]) returns setof boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from chat_participant
    where chat_participant.chat_id = asked.chat_id and chat_participant.person_id = asked.person_id and left_at is null)
  from unnest(people, chats) with ordinality asked (person_id, chat_id, place) order by place
$$;

-- The reporter hands in what surrounds the message; only who runs the platform reads it again.
create function keep_reported_messages(report uuid, reported uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into reported_message (report_id, message_id, author_id, number, body, is_target, date_created)
  select report, message.id, message.author_id, message.number, message.body, message.id = target.id, message.date_created
  from message target
  join message on message.chat_id = target.chat_id and message.number between target.number - 5 and target.number + 5
  where target.id = reported
$$;

-- Not by force: the functions above look as the owner.
call protect_rows('chat', $$
  creator_id = (select app_person()) or low_id = (select app_person()) or high_id = (select app_person())
  or sees_chat(id)$$, false);
call protect_rows('chat_participant', $$person_id = (select app_person()) or sees_chat(chat_id)$$, false);
call protect_rows('message', $$
  exists (select from chat_participant where chat_participant.chat_id = message.chat_id
    and chat_participant.person_id = (select app_person()) and chat_participant.left_at is null)
  or exists (select from chat_request where chat_request.chat_id = message.chat_id
    and chat_request.person_id = (select app_person()) and chat_request.status = 'WAITING')$$, false);
call protect_rows('chat_request', $$person_id = (select app_person()) or sees_chat(chat_id)$$, false);
call protect_rows('reported_message', $$
  (select app_is_platform())
  or exists (select from report where report.id = report_id and report.reporter_id = (select app_person()))$$, false);
