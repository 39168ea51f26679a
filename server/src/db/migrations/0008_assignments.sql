-- Assignments of apprentices (decisions §7): so far as an accepted application needs them.

create table assignment (
  id             uuid primary key default uuidv7(),
  author_id      uuid not null references person,
  company_id     uuid not null references company,
  activity_id    uuid references activity on delete set null,
  -- Made from an accepted application: there is one for each.
  application_id uuid unique references application on delete set null,
  status         text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED')),
  title          text not null check (title <> ''),
  description    text not null default '',
  location       text not null default '',
  work_sector_id uuid references work_sector,
  department     text not null default '',
  date_start     date,
  date_end       date,
  workload       integer not null default 100 check (workload between 0 and 100),
  contact_id     uuid references person,
  -- As written, when the contact person is not in the system.
  contact        text not null default '',
  date_created   timestamptz(3) not null default now(),
  date_modified  timestamptz(3) not null default now(),
  type           text not null generated always as (case
                   when activity_id is not null then 'ACTIVITY'
                   when date_end - date_start < 7 then 'SHORT_TERM'
                   else 'UNLINKED' end) stored,
  check (date_start <= date_end),
  check (contact_id <> author_id),
  -- Only a draft may be unfinished.
  check (status = 'DRAFT' or (date_start is not null and date_end is not null and work_sector_id is not null
    and description <> '' and location <> '' and department <> '' and (contact_id is not null or contact <> '')))
);
create index assignment_own on assignment (author_id, date_modified desc, id desc);
create index assignment_company on assignment (company_id, status, date_modified desc, id desc) where status <> 'DRAFT';
create index assignment_contact on assignment (contact_id, date_modified desc, id desc) where contact_id is not null;
create index assignment_activity on assignment (activity_id) where activity_id is not null;
-- What covers a day, for history and apprentice status.
create index assignment_covers on assignment (author_id, date_end) include (date_start, status, id)
  where status in ('APPROVED', 'PENDING');
create trigger assignment_dates before update of status on assignment for each row
  when (old.status <> new.status) execute function status_dates();
