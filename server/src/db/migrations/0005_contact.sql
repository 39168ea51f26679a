-- Contact requests of the public site. What people write travels in the mails only and is not kept here.

-- A captcha is a signed text the caller holds; a row is made with the first try, so asking for one costs no write.
-- Losing rows in a crash lets somebody try three times more.
create unlogged table captcha_try (
  id         uuid primary key,
  tries      integer not null,
  spent      boolean not null default false,
  expires_at timestamptz not null
);
create index captcha_try_old on captcha_try (expires_at);

-- For the limit per day: who is a MAC over the network address, never the address itself.
create table contact_request (
  id           uuid primary key default uuidv7(),
  who          bytea not null,
  date_created timestamptz not null default now()
);
create index contact_request_who on contact_request (who, date_created);
create index contact_request_old on contact_request (date_created);
