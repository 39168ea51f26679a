-- The keys that clients send with creating calls (docs/decisions/0080-a-creating-call-happens-once.md): a call whose
-- answer was lost is sent again with its key, and is answered as the first time instead of being done a second time.
create table call_key (
  person_id    uuid not null references person on delete cascade,
  -- Given by the client.
  id           uuid not null,
  call         text not null,
  -- Of what was asked: a key stands for one wish, not for another one under its name.
  fingerprint  bytea not null,
  -- Status, place and body; written with the work, in its transaction.
  answer       jsonb,
  date_created timestamptz not null default now(),
  primary key (person_id, id)
);
create index call_key_age on call_key (date_created);

call classify('call_key', 'technical', 'id call fingerprint');
call classify('call_key', 'personal', 'person_id answer date_created');
call protect_rows('call_key', $$person_id = (select app_person())$$);
