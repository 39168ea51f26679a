-- Long work with progress: asked for by a person, written by the worker, kept for a day.

create table export (
  id            uuid primary key default uuidv7(),
  person_id     uuid not null references person,
  company_id    uuid not null references company,
  kind          text not null check (kind in ('ACTIVITIES')),
  status        text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
  -- How often a worker has begun: what fails again and again is given up.
  attempts      integer not null default 0,
  done          integer not null default 0 check (done >= 0),
  total         integer check (done <= total),
  size          bigint,
  date_created  timestamptz(3) not null default now(),
  date_expires  timestamptz(3),
  check ((status = 'READY') <= (size is not null and date_expires is not null))
);
-- One at a time for each person and kind, whoever asks twice at the same moment.
create unique index export_under_way on export (person_id, kind) where status in ('WAITING', 'RUNNING');
create index export_own on export (person_id, date_created desc, id desc);
create index export_kept on export (date_expires) where status = 'READY';

-- Nobody's business but the owner's (docs/decisions/0035-row-level-security.md).
call protect_rows('export', $$person_id = (select app_person())$$);
