-- What people are told, and what happened on the square.

-- What one event says to one kind of recipients, once; the mail is made from it.
create table notice (
  event_id     uuid not null,
  kind         text not null,
  target_id    uuid not null,
  actor_id     uuid references person on delete set null,
  -- Fills {name} in the texts.
  params       jsonb not null default '{}',
  date_created timestamptz(3) not null default now(),
  primary key (event_id, kind)
);
create index notice_old on notice (date_created);

create table notification (
  id           uuid primary key default uuidv7(),
  event_id     uuid not null,
  kind         text not null,
  recipient_id uuid not null references person on delete cascade,
  type         text not null check (type in ('activity', 'application', 'assignment', 'post', 'comment', 'follow')),
  target_id    uuid not null,
  title        text not null check (length(title) <= 200),
  body         text not null check (length(body) <= 500),
  -- By the recipient's setting when it happened: the bell, a mail, or both.
  in_app       boolean not null,
  mail_due     boolean not null,
  is_read      boolean not null default false,
  -- Milliseconds, so that a client that sorts what it was sent agrees with the database.
  date_created timestamptz(3) not null default now(),
  -- An event delivered twice notifies once.
  unique (event_id, recipient_id)
);
-- The bell's list is read from the index alone.
create index notification_list on notification (recipient_id, date_created desc, id desc)
  include (type, kind, title, body, target_id, is_read) where in_app;
create index notification_unread on notification (recipient_id) where in_app and not is_read;
create index notification_mail_person on notification (recipient_id, date_created) where mail_due;
create index notification_mail_age on notification (date_created) where mail_due;
create index notification_old on notification (date_created);

-- Which settings a mail belongs to, where its template names none: several events become one mail.
alter table mail add column settings text[];

create table live_event (
  id           uuid primary key default uuidv7(),
  event_id     uuid not null,
  interaction  text not null,
  person_id    uuid not null references person on delete cascade,
  company_id   uuid not null references company,
  -- COMPANY: the own company. EXTERNAL: also those elsewhere who may read external activities. EVERYBODY: all.
  audience     text not null check (audience in ('COMPANY', 'EXTERNAL', 'EVERYBODY')),
  date_created timestamptz(3) not null default now(),
  unique (event_id, interaction)
);
create index live_event_company on live_event (company_id, date_created desc, id desc);
create index live_event_audience on live_event (audience, date_created desc, id desc) where audience <> 'COMPANY';
create index live_event_old on live_event (date_created);
