-- Applications, requests to apply to another company, and by when an answer is due.

alter table company
  -- Its public holidays are no working days; unknown: those of the whole country.
  add column canton text check (canton in ('AG', 'AI', 'AR', 'BE', 'BL', 'BS', 'FR', 'GE', 'GL', 'GR', 'JU', 'LU', 'NE',
    'NW', 'OW', 'SG', 'SH', 'SO', 'SZ', 'TG', 'TI', 'UR', 'VD', 'VS', 'ZG', 'ZH')),
  -- Working days within which applications and requests are answered.
  add column answer_days integer not null default 10 check (answer_days between 1 and 60);

-- What an application repeats of its activity stays what the activity says.
alter table activity add constraint activity_whose unique (id, author_id, company_id);
create index person_left on person (company_id, id) where status <> 'ACTIVE';

create table application (
  id                  uuid primary key default uuidv7(),
  activity_id         uuid not null,
  activity_author_id  uuid not null,
  activity_company_id uuid not null,
  author_id           uuid not null references person,
  company_id          uuid not null references company,
  status              text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED')),
  title               text not null check (title <> ''),
  body                text not null default '',
  sent_at             timestamptz(3),
  seen_at             timestamptz(3),
  seen_by             uuid references person,
  -- Days in Switzerland, reckoned when it was sent.
  remind_on           date,
  due_on              date,
  reminded_at         timestamptz(3),
  escalated_at        timestamptz(3),
  start_told_at       timestamptz(3),
  date_created        timestamptz(3) not null default now(),
  date_modified       timestamptz(3) not null default now(),
  foreign key (activity_id, activity_author_id, activity_company_id)
    references activity (id, author_id, company_id) on update cascade on delete cascade,
  check (author_id <> activity_author_id),
  -- Only a draft may be unfinished.
  check (status = 'DRAFT' or (body <> '' and sent_at is not null and due_on is not null and remind_on is not null))
);
-- Nobody waits for two answers to the same question.
create unique index application_open on application (activity_id, author_id) where status in ('PENDING', 'APPROVED');
create index application_of on application (activity_id, author_id, date_modified desc, id desc);
-- Lists: each reach is one limited scan in the order of the list, the id breaks ties.
create index application_own on application (author_id, date_modified desc, id desc);
create index application_received on application (activity_author_id, date_modified desc, id desc) where status <> 'DRAFT';
create index application_external on application (company_id, date_modified desc, id desc)
  where status <> 'DRAFT' and company_id <> activity_company_id;
create index application_remind on application (remind_on) where status = 'PENDING' and reminded_at is null;
create index application_due on application (due_on) where status = 'PENDING' and escalated_at is null;
create index application_start on application (activity_id) where status = 'APPROVED' and start_told_at is null;

create table application_review (
  id             uuid primary key default uuidv7(),
  application_id uuid not null references application on delete cascade,
  reviewer_id    uuid not null references person,
  decision       text not null check (decision in ('APPROVED', 'REJECTED')),
  message        text not null check (message <> ''),
  date_created   timestamptz(3) not null default now()
);
create index application_review_last on application_review (application_id, date_created desc, id desc);

-- A request to apply to an activity of another company, decided by the applicant's own.
create table approval (
  id            uuid primary key default uuidv7(),
  activity_id   uuid not null references activity on delete cascade,
  applicant_id  uuid not null references person,
  company_id    uuid not null references company,
  status        text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  comment       text not null default '',
  decided_by    uuid references person,
  decided_at    timestamptz(3),
  sent_at       timestamptz(3) not null,
  seen_at       timestamptz(3),
  seen_by       uuid references person,
  remind_on     date not null,
  due_on        date not null,
  reminded_at   timestamptz(3),
  escalated_at  timestamptz(3),
  -- Applicant and activity, folded; what the search box looks into.
  search        text not null default '',
  date_created  timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  check (decided_by <> applicant_id),
  check (status = 'PENDING' or (comment <> '' and decided_by is not null and decided_at is not null))
);
-- One open request per person and activity.
create unique index approval_open on approval (activity_id, applicant_id) where status in ('PENDING', 'APPROVED');
create index approval_of on approval (activity_id, applicant_id, date_created desc, id desc);
create index approval_own on approval (applicant_id, date_modified desc, id desc);
create index approval_company on approval (company_id, date_modified desc, id desc);
create index approval_newest on approval (date_modified desc, id desc);
create index approval_search on approval using gin (search gin_trgm_ops);
-- Requests that hold these letters, by the index of letters; never read from end to end.
create function find_requests(pattern text, most integer) returns table (id uuid, date_modified timestamptz)
  language sql stable rows 100 set enable_seqscan = off set enable_indexscan = off as $$
  select id, date_modified from approval where search like pattern limit most
$$;
create index approval_remind on approval (remind_on) where status = 'PENDING' and reminded_at is null;
create index approval_due on approval (due_on) where status = 'PENDING' and escalated_at is null;

-- Whoever moves a row, its date follows.
create function status_dates() returns trigger language plpgsql as $$
begin
  new.date_modified := now();
  return new;
end $$;
-- Found by who asks and for what; whoever writes a row, the words follow.
create function approval_words() returns trigger language plpgsql as $$
begin
  new.search := person_search((select name_first || ' ' || name_last from person where id = new.applicant_id),
    (select title from activity where id = new.activity_id));
  return new;
end $$;
create trigger approval_words before insert on approval for each row execute function approval_words();
create trigger application_dates before update of status on application for each row
  when (old.status <> new.status) execute function status_dates();
create trigger approval_dates before update of status on approval for each row
  when (old.status <> new.status) execute function status_dates();
