-- Secret addresses by which a calendar program reads a person's assignments and school days
-- (docs/decisions/0057-calendar-feed.md). One a person; stored is only what a token is recognised by.
create table calendar_address (
  person_id    uuid primary key references person on delete cascade,
  token_hash   bytea not null unique,
  date_created timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
call classify('calendar_address', 'personal', 'person_id date_created last_used_at');
call classify('calendar_address', 'secret', 'token_hash');
