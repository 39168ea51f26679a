-- Uploaded files, picture templates and the avatar.

create table file (
  id                uuid primary key default uuidv7(),
  owner_id          uuid not null references person on delete cascade,
  company_id        uuid not null references company,
  kind              text not null check (kind in ('IMAGE', 'VIDEO', 'DOCUMENT')),
  status            text not null default 'SLOT' check (status in ('SLOT', 'CHECKING', 'READY', 'REFUSED')),
  name              text not null check (name <> ''),
  extension         text not null,
  declared_type     text not null,
  declared_size     integer check (declared_size > 0),
  -- Where the browser put it. Never served, gone once there is a verdict.
  quarantine_key    text not null unique,
  -- Where this attempt of checking puts the clean copies; another attempt gets another place.
  clean_prefix      text,
  checking_until    timestamptz,
  -- Since when the scanner or the store has had no answer for us. Without a verdict nothing is served.
  no_verdict_at     timestamptz,
  refusal           text,
  real_type         text,
  size              integer,
  width             integer,
  height            integer,
  sha256            bytea,
  -- Clean copies by name: {"full": {"key", "type", "size"}, "card": …, "thumb": …}
  variants          jsonb not null default '{}',
  -- A copy of a template shares the template's objects.
  template_id       uuid,
  attached_resource text,
  attached_id       uuid,
  position          integer not null default 0,
  date_created      timestamptz not null default now(),
  date_checked      timestamptz,
  check ((attached_resource is null) = (attached_id is null)),
  check (attached_id is null or status = 'READY'),
  check (status <> 'READY' or variants ? 'full')
);
create index file_owner_loose on file (owner_id, date_created) where attached_id is null;
create index file_attached on file (attached_resource, attached_id, position, id) where attached_id is not null;
create index file_loose on file (date_created) where attached_id is null;
create index file_unchecked on file (checking_until) where status = 'CHECKING';

create table image_template (
  id           uuid primary key default uuidv7(),
  name         text not null unique check (name <> ''),
  alt          text not null default '',
  position     integer not null default 0,
  width        integer not null,
  height       integer not null,
  variants     jsonb not null check (variants ? 'full'),
  date_created timestamptz not null default now()
);
create index image_template_order on image_template (position, name);
alter table file add foreign key (template_id) references image_template;

alter table person add column avatar_file_id uuid references file on delete set null;
create index person_avatar on person (avatar_file_id) where avatar_file_id is not null;
