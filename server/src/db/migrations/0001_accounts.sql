-- People, companies, sessions, audit trail and rate limits: what every feature stands on.

-- Time-ordered ids: index pages fill from one end, and an id can be made by any node.
create function uuidv7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) placing
        substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;

create table company (
  id             uuid primary key default uuidv7(),
  profile_id     uuid not null unique default uuidv7(),
  name           text not null check (name <> ''),
  slogan         text not null default '',
  location       text not null default '',
  bio            text not null default '',
  employee_count integer check (employee_count >= 0),
  year_founded   integer,
  links          jsonb not null default '[]',
  date_joined    timestamptz not null default now(),
  date_created   timestamptz not null default now()
);

create table person (
  id             uuid primary key default uuidv7(),
  profile_id     uuid not null unique default uuidv7(),
  company_id     uuid not null references company,
  -- Canonical: lower case, aliased domains rewritten. One address, one account.
  email          text not null unique check (email = lower(email)),
  name_first     text not null check (name_first <> ''),
  name_last      text not null check (name_last <> ''),
  roles          text[] not null check (cardinality(roles) > 0 and roles <@ array[
                   'OWNER', 'ADMIN', 'EDUCATION_OFFICER', 'VOCATIONAL_TRAINER', 'APPRENTICE', 'USER', 'ASSOCIATION']),
  status         text not null default 'ACTIVE' check (status in ('ACTIVE', 'DEACTIVATED')),
  -- Minors: only the day from which the person is of age is kept, never a birthday.
  adult_from     date,
  supervisor_id  uuid references person,
  profession_id  text,
  job_title      text not null default '',
  slogan         text not null default '',
  bio            text not null default '',
  location       text not null default '',
  links          jsonb not null default '[]',
  date_joined    date,
  setup_at       timestamptz,
  last_login_at  timestamptz,
  -- Raised whenever roles, company or status change: cached rights and open sockets with an older one are dropped.
  rights_version integer not null default 1,
  date_created   timestamptz not null default now()
);
create index person_company on person (company_id, name_last, name_first, id);
create index person_supervisor on person (supervisor_id) where supervisor_id is not null;

create table credential (
  person_id           uuid primary key references person on delete cascade,
  password_hash       text not null,
  password_changed_at timestamptz not null default now()
);

create table setting (
  person_id           uuid primary key references person on delete cascade,
  theme               text not null default 'DEFAULT' check (theme in
                        ('DEFAULT', 'MIDNIGHT', 'CRIMSON', 'FOREST', 'SUNSET', 'ROSE', 'ROYAL')),
  activity_setting    text not null default 'MAIL_NOTIFICATION',
  community_setting   text not null default 'MAIL_NOTIFICATION',
  message_setting     text not null default 'MAIL_NOTIFICATION',
  admin_setting       text not null default 'MAIL_NOTIFICATION',
  status_setting      text not null default 'MAIL_NOTIFICATION',
  application_setting text not null default 'MAIL_NOTIFICATION',
  check (array[activity_setting, community_setting, message_setting, admin_setting, status_setting, application_setting]
         <@ array['MAIL_NOTIFICATION', 'MAIL', 'NOTIFICATION', 'NONE'])
);

-- One row a session family. Refresh tokens are not stored: generation n of a session is a MAC over (id, n, salt)
-- with the server's secret, so the row only knows which generation is current.
create table session (
  id            uuid primary key default uuidv7(),
  person_id     uuid not null references person on delete cascade,
  status        text not null default 'ACTIVE' check (status in ('ACTIVE', 'ENDED')),
  salt          bytea not null,
  generation    integer not null default 1,
  rotated_at    timestamptz not null default now(),
  user_agent    text not null default '',
  date_created  timestamptz not null default now(),
  last_used_at  timestamptz not null default now(),
  ended_at      timestamptz
);
create index session_person on session (person_id, date_created desc) where status = 'ACTIVE';
create index session_idle on session (last_used_at) where status = 'ACTIVE';

create table audit (
  id           uuid primary key default uuidv7(),
  at           timestamptz not null default now(),
  actor_id     uuid,                       -- null: the system itself
  action       text not null,
  resource     text not null,
  target_id    uuid,
  from_status  text,
  to_status    text,
  details      jsonb not null default '{}'
);
create index audit_target on audit (resource, target_id, at);
create index audit_actor on audit (actor_id, at) where actor_id is not null;

-- The trail can only grow, whoever holds the connection.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_append_only before update or delete on audit
  for each statement execute function audit_is_append_only();

-- Counters of rate limits and login failures. Losing them in a crash is harmless, so they skip the write-ahead log.
create unlogged table rate_count (
  bucket       text not null,
  who          text not null,
  window_start timestamptz not null,
  count        integer not null,
  primary key (bucket, who, window_start)
);
create index rate_count_old on rate_count (window_start);

create unlogged table login_failure (
  who           text primary key,
  failures      integer not null,
  first_at      timestamptz not null,
  blocked_until timestamptz
);
