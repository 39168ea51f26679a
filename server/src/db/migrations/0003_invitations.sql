-- Mails on their way, invitations, recoveries, second factors, and what profile set-up chooses.

-- One row a mail. `key` names its cause: the same cause never makes a second mail. A link that carries a secret is not
-- stored: token_seed and the server's secret together give the token, and the seed is dropped once the mail is out.
create table mail (
  id            uuid primary key default uuidv7(),
  key           text not null unique,
  template      text not null,
  person_id     uuid references person on delete cascade,
  address       text,                      -- null: the person's own address at the time of sending
  placeholders  jsonb not null default '{}',
  link_path     text check (link_path like '/%' and link_path not like '//%'),
  token_seed    bytea,
  reply_to      text,
  -- A worker that sends takes the row until then; a worker that died lets go of it by itself.
  claimed_until timestamptz,
  -- Minors get no mail at night: waits until then.
  not_before    timestamptz,
  sent_at       timestamptz,
  dropped_at    timestamptz,
  drop_reason   text,
  date_created  timestamptz not null default now(),
  check (person_id is not null or address is not null)
);
create index mail_old on mail (date_created);
create index mail_person on mail (person_id) where person_id is not null;

-- The token itself is nowhere: only its SHA-256.
create table invitation (
  id            uuid primary key default uuidv7(),
  company_id    uuid not null references company,
  email         text not null check (email = lower(email)),
  role          text not null check (role in ('USER', 'APPRENTICE', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER')),
  adult_from    date,
  supervisor_id uuid references person,
  invited_by    uuid not null references person,
  status        text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'WITHDRAWN')),
  -- Both empty until the mail is on its way.
  token_hash    bytea unique,
  expires_at    timestamptz,
  person_id     uuid references person,
  date_created  timestamptz not null default now()
);
-- One open invitation per company and address; a newer one takes its place.
create unique index invitation_open on invitation (company_id, email) where status = 'PENDING';
create index invitation_address on invitation (email, date_created);
create index invitation_company on invitation (company_id, date_created desc, id desc);

create table recovery (
  id           uuid primary key default uuidv7(),
  person_id    uuid not null references person on delete cascade,
  token_hash   bytea not null unique,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  date_created timestamptz not null default now()
);
create index recovery_person on recovery (person_id, date_created);

-- Second factors. The TOTP secret must be read again, so it is encrypted with a key made from the server's secret.
create table totp (
  person_id    uuid primary key references person on delete cascade,
  secret       bytea not null,
  confirmed_at timestamptz,
  -- The newest time step that was used: a code read over the shoulder is worth nothing.
  last_step    bigint not null default 0,
  date_created timestamptz not null default now()
);
create table passkey (
  id            uuid primary key default uuidv7(),
  person_id     uuid not null references person on delete cascade,
  credential_id text not null unique,
  public_key    bytea not null,
  counter       bigint not null default 0,
  transports    text[] not null default '{}',
  name          text not null check (name <> ''),
  date_created  timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkey_person on passkey (person_id, date_created);
create table recovery_code (
  person_id uuid not null references person on delete cascade,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (person_id, code_hash)
);
-- Between the right password and the second factor, and while a passkey is being added.
create table factor_challenge (
  id           uuid primary key default uuidv7(),
  person_id    uuid not null references person on delete cascade,
  purpose      text not null check (purpose in ('SIGN_IN', 'ADD_PASSKEY')),
  token_hash   bytea unique,
  webauthn     text,
  attempts     integer not null default 0,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  date_created timestamptz not null default now()
);
create index factor_challenge_old on factor_challenge (expires_at);

-- Device and browser in words, so that a browser's update does not look like a new device.
alter table session add column device text not null default '';
create index session_device on session (person_id, device);

-- A generated picture instead of an uploaded one: which of the offered designs.
alter table person
  add column avatar_art smallint check (avatar_art >= 0),
  add column banner_art smallint check (banner_art >= 0);
