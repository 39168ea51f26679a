-- Jobs that were given up after all tries, for 90 days (docs/decisions/0096). The queue's own dead letters are done with once
-- they are written down here. What a job is about may be somebody's text: http sees everything but that, and hands the
-- worker an id.
create table dead_letter (
  id           uuid primary key default uuidv7(),
  job_id       uuid not null unique,
  queue        text not null check (queue <> ''),
  data         jsonb not null,
  -- Without a word of `data`.
  reason       text not null check (length(reason) <= 200),
  tries        integer not null check (tries > 0),
  status       text not null default 'LYING' check (status in ('LYING', 'RETRIED', 'DISCARDED')),
  date_created timestamptz not null default now()
);
create index dead_letter_lying on dead_letter (id desc) where status = 'LYING';
create index dead_letter_old on dead_letter (date_created, queue);
call classify('dead_letter', 'technical', 'id job_id queue reason tries status date_created');
call classify('dead_letter', 'sensitive', 'data');

revoke all on dead_letter from werkplatz_app;
grant select (id, queue, reason, tries, status, date_created), update (status) on dead_letter to werkplatz_app;
grant select, insert, update, delete on dead_letter to werkplatz_worker;
