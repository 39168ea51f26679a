-- Activities, their reviews, bookmarks and reports; counters and the search of activities.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create table work_sector (
  id          uuid primary key default uuidv7(),
  name        text not null unique check (name <> ''),
  description text not null default ''
);
insert into work_sector (id, name, description) values
  ('7542e717-ed85-7493-8d30-0882faeea0a7', 'Applikationsentwicklung', 'Software entwerfen, programmieren und testen'),
  ('801a6d35-e8ed-7a37-80ba-4e796071fe83', 'Plattform- und Systemtechnik', 'Server, Virtualisierung und Speicher aufbauen und betreiben'),
  ('9a86d79c-4746-70c7-8f94-42a5bcd2143f', 'Netzwerk und Telekommunikation', 'Verkabelung, WLAN, Standorte und Telefonie'),
  ('05ad1bd3-3f5d-72f3-8135-1c28de88bd8c', 'Cloud und DevOps', 'Container, Pipelines und Dienste in der Cloud'),
  ('070884f6-cc4d-78ab-84ea-b7e12f27f242', 'Informationssicherheit', 'Schutz von Systemen und Daten, Sensibilisierung'),
  ('23bb6832-6e51-7df7-8646-956ec79d4b2d', 'Daten und Business Intelligence', 'Daten aufbereiten, auswerten und sichtbar machen'),
  ('3b801387-f61d-7414-8339-cff8137f92f6', 'Service Desk und Support', 'Anfragen entgegennehmen, Störungen lösen, Menschen begleiten'),
  ('6463e7b1-7de5-71f3-83b9-abada709324a', 'Arbeitsplatz und Geräte', 'Geräte einrichten, ausliefern und ersetzen'),
  ('404766ff-01f1-7700-8743-bda7bfc907a9', 'E-Commerce', 'Onlineshop, Produktdaten und digitale Kundenerlebnisse'),
  ('5f1d62cd-d7bc-7555-838a-4f6b7f1c3c9f', 'Kassen- und Filialsysteme', 'Technik auf der Verkaufsfläche'),
  ('956f8e4f-4f75-7761-8e95-685f5af0cd26', 'Mediamatik und Gestaltung', 'Grafik, Web, Layout und Marke'),
  ('49371c2d-d00f-71d7-8173-7c6126dc3cd1', 'Foto, Video und Ton', 'Aufnahmen planen, drehen und schneiden'),
  ('b927e1c9-4e5b-7f29-8b61-111b50619d6a', 'Marketing und Kommunikation', 'Kampagnen, Texte und interne Kommunikation'),
  ('2daafa80-fe79-740f-888e-7423edbd5478', 'Verkauf und Beratung', 'Kundschaft beraten und begeistern'),
  ('f15a8746-8cf6-779d-84d7-447cb4daed8e', 'Warenbewirtschaftung', 'Sortiment, Bestellungen und Warenpräsentation'),
  ('b87453de-95f2-71f2-8fae-37b06aa3941b', 'Logistik und Lager', 'Wareneingang, Kommissionierung und Transport'),
  ('db5f6ac5-c11a-75b7-87f9-ac6e07201d56', 'Einkauf und Beschaffung', 'Offerten, Lieferantinnen und Verträge'),
  ('78a19018-13f5-716e-8f96-dada081ea75e', 'Kundendienst', 'Anliegen der Kundschaft über alle Kanäle lösen'),
  ('806e1e3a-d03b-7992-80e1-bf7cd83f2351', 'Personal und Berufsbildung', 'Menschen gewinnen, begleiten und ausbilden'),
  ('080552ef-197a-7a8b-89f8-6454c90bc951', 'Finanzen und Controlling', 'Buchhaltung, Rechnungen und Auswertungen'),
  ('72a68e9f-bc20-79d7-89b7-7c93ad19d6fb', 'Projekte und Prozesse', 'Vorhaben planen, Abläufe verbessern'),
  ('f06bbf1b-b138-74b0-8869-04f3d7df4b8d', 'Einwohnerdienste und Verwaltung', 'Schalter, Register und Dienstleistungen für die Bevölkerung'),
  ('32eb6e83-b844-7c4d-8ded-3c5e35717446', 'Nachhaltigkeit und Gebäude', 'Energie, Kreislauf und Unterhalt');

create table activity (
  id                    uuid primary key default uuidv7(),
  company_id            uuid not null references company,
  author_id             uuid not null references person,
  status                text not null default 'DRAFT' check (status in
                          ('DRAFT', 'PENDING', 'REJECTED', 'APPROVED', 'PUBLISHED', 'ONGOING', 'ARCHIVED')),
  title                 text not null check (title <> ''),
  description           text not null default '',
  location              text not null default '',
  work_sector_id        uuid references work_sector,
  department            text not null default '',
  date_start            date,
  date_end              date,
  duration              integer check (duration >= 0),
  slots                 integer not null default 0 check (slots >= 0),
  -- Approved applications, kept by those who approve and withdraw them.
  reserved              integer not null default 0 check (reserved >= 0),
  workload              integer not null default 100 check (workload between 0 and 100),
  is_priority           boolean not null default false,
  is_public             boolean not null default false,
  featured_at           timestamptz(3),
  date_published        timestamptz(3),
  date_last_application timestamptz(3),
  date_created          timestamptz(3) not null default now(),
  date_modified         timestamptz(3) not null default now(),
  search                tsvector not null default '',
  type                  text not null generated always as
                          (case when date_start is not null and date_end is not null then 'PROJECT' else 'TASK' end) stored,
  -- On the marketplace. What was archived without ever having been published stays out of sight.
  is_visible            boolean not null generated always as
                          (status in ('PUBLISHED', 'ONGOING') or (status = 'ARCHIVED' and date_published is not null)) stored,
  waiting_since         timestamptz(3) generated always as (coalesce(date_last_application, date_published)) stored,
  check (date_start <= date_end),
  check (slots = 0 or reserved <= slots),
  check (featured_at is null or status = 'PUBLISHED'),
  -- Only a draft may be unfinished.
  check (status in ('DRAFT', 'ARCHIVED') or (description <> '' and work_sector_id is not null))
);

-- Lists: each reach is one limited scan in the order of the list, the id breaks ties.
-- With what reach depends on: what of the own is in no other list is found without a look at the rows.
create index activity_own on activity (author_id, date_modified desc, id desc) include (company_id, status, is_visible, is_public);
create index activity_company on activity (company_id, is_public, date_modified desc, id desc) where is_visible;
create index activity_company_status on activity (company_id, status, is_public, date_modified desc, id desc);
create index activity_public on activity (date_modified desc, id desc) include (company_id) where is_visible and is_public;
create index activity_public_status on activity (status, date_modified desc, id desc) where is_visible and is_public;
create index activity_visible on activity (date_modified desc, id desc) where is_visible;
create index activity_visible_status on activity (status, date_modified desc, id desc) where is_visible;
create index activity_in_review on activity (status, date_modified desc, id desc) where status in ('PENDING', 'APPROVED');
-- Home.
create index activity_featured on activity (is_public, featured_at desc, id desc) where featured_at is not null;
create index activity_featured_company on activity (company_id, is_public, featured_at desc, id desc) where featured_at is not null;
create index activity_open_public on activity (type, date_published desc, id desc) include (company_id)
  where status = 'PUBLISHED' and is_public;
create index activity_open_company on activity (company_id, is_public, type, date_published desc, id desc) where status = 'PUBLISHED';
create index activity_waiting_public on activity (waiting_since, id) where status = 'PUBLISHED' and type = 'PROJECT' and is_public;
create index activity_waiting_company on activity (company_id, is_public, waiting_since, id)
  where status = 'PUBLISHED' and type = 'PROJECT';
-- What happens by itself.
create index activity_begins on activity (date_start) where status = 'PUBLISHED' and type = 'PROJECT' and reserved > 0;
create index activity_full on activity (id) where status = 'PUBLISHED' and type = 'TASK' and slots > 0 and reserved >= slots;
create index activity_ends on activity (date_end) where status = 'ONGOING';
create index activity_sector on activity (work_sector_id);

-- ## Search
-- A word is found however its umlauts are written: ü is indexed as «ue» and as «u».
create function fold_umlauts(written text) returns text language sql stable parallel safe as $$
  select unaccent(replace(replace(replace(replace(lower(written), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'))
$$;
create function drop_umlauts(written text) returns text language sql stable parallel safe as $$
  select unaccent(lower(written))
$$;

-- Names as written, so that the beginning of a word finds it; everything by its stem. No positions: lists go by date.
create function activity_document(names text, description text) returns tsvector language sql stable parallel safe as $$
  select strip(
    to_tsvector('simple', fold_umlauts(names)) || to_tsvector('simple', drop_umlauts(names)) ||
    to_tsvector('german', fold_umlauts(names || ' ' || description)) ||
    to_tsvector('german', drop_umlauts(names || ' ' || description)))
$$;
create index activity_search on activity using gin (search);

-- Every word ever written in an activity, so that a mistyped one can be led to its neighbour. It grows with the
-- language, not with the number of activities.
create table search_word (word text collate "C" primary key check (length(word) between 3 and 60));
create index search_word_alike on search_word using gin (word gin_trgm_ops);

-- Activities that hold these words, with what their reach depends on; never read from end to end.
create function find_hits(words tsquery, most integer) returns table
  (id uuid, date_modified timestamptz, status text, is_public boolean, is_visible boolean, company_id uuid, author_id uuid)
  language sql stable rows 500 set enable_seqscan = off as $$
  select id, date_modified, status, is_public, is_visible, company_id, author_id
  from activity where search @@ words limit most
$$;

-- ## Kept columns: whoever changes a row, these follow.
create function activity_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or row(new.title, new.description, new.location, new.department, new.work_sector_id)
      is distinct from row(old.title, old.description, old.location, old.department, old.work_sector_id) then
    new.search := activity_document(concat_ws(' ', new.title, new.department, new.location,
      (select name from work_sector where id = new.work_sector_id)), new.description);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    new.date_modified := now();
    if new.status <> 'PUBLISHED' then new.featured_at := null; end if;
    if new.status = 'PUBLISHED' then new.date_published := now();
    elsif new.status in ('DRAFT', 'PENDING') then new.date_published := null;
    end if;
  end if;
  return new;
end $$;
create trigger activity_keep before insert or update on activity for each row execute function activity_keep();

-- Totals of the lists. What only its author can reach is not counted here.
create table activity_count (
  company_id uuid not null references company on delete cascade,
  activity_status text not null,
  is_public  boolean not null,
  n          integer not null,
  primary key (company_id, activity_status, is_public)
);
-- The same over all companies, in 16 parts so that publishers do not queue behind one row.
create table activity_count_all (
  part       smallint not null,
  activity_status text not null,
  is_public  boolean not null,
  n          bigint not null,
  primary key (activity_status, is_public, part)
);

create function activity_recount() returns trigger language plpgsql as $$
declare
  change record;
begin
  -- In the order of the key: two writers never wait for each other.
  for change in
    select company_id, status, is_public, sum(step)::integer as step
    from (
      select old.company_id, old.status, old.is_public, -1 as step
        where tg_op <> 'INSERT' and (old.is_visible or old.status in ('PENDING', 'APPROVED'))
      union all
      select new.company_id, new.status, new.is_public, 1
        where tg_op <> 'DELETE' and (new.is_visible or new.status in ('PENDING', 'APPROVED'))
    ) moved
    group by company_id, status, is_public having sum(step) <> 0
    order by company_id, status, is_public
  loop
    insert into activity_count as c (company_id, activity_status, is_public, n)
      values (change.company_id, change.status, change.is_public, change.step)
      on conflict (company_id, activity_status, is_public) do update set n = c.n + excluded.n;
    insert into activity_count_all as c (part, activity_status, is_public, n)
      values (abs(hashtext(change.company_id::text)) % 16, change.status, change.is_public, change.step)
      on conflict (activity_status, is_public, part) do update set n = c.n + excluded.n;
  end loop;
  return null;
end $$;
create trigger activity_recount_new after insert or delete on activity
  for each row execute function activity_recount();
create trigger activity_recount_moved after update on activity for each row
  when (old.status <> new.status or old.is_public <> new.is_public or old.is_visible <> new.is_visible
    or old.company_id <> new.company_id)
  execute function activity_recount();

create table activity_review (
  id           uuid primary key default uuidv7(),
  activity_id  uuid not null references activity on delete cascade,
  reviewer_id  uuid not null references person,
  decision     text not null check (decision in ('APPROVED', 'REJECTED')),
  message      text not null check (message <> ''),
  date_created timestamptz(3) not null default now()
);
create index activity_review_last on activity_review (activity_id, date_created desc, id desc);

create table bookmark (
  person_id    uuid not null references person on delete cascade,
  activity_id  uuid not null references activity on delete cascade,
  date_created timestamptz(3) not null default now(),
  primary key (person_id, activity_id)
);
create index bookmark_activity on bookmark (activity_id);

create table report (
  id           uuid primary key default uuidv7(),
  reporter_id  uuid not null references person on delete cascade,
  -- The company the content belongs to: its education officer looks after it.
  company_id   uuid not null references company,
  target       text not null check (target in
                 ('ASSIGNMENT', 'ACTIVITY', 'USER_PROFILE', 'COMPANY_PROFILE', 'POST', 'COMMENT', 'CHAT_MESSAGE')),
  target_id    uuid not null,
  reason       text not null check (reason in ('SPAM', 'HARASSMENT', 'HATE_SPEECH', 'VIOLENCE', 'BUG', 'OTHER')),
  date_closed  timestamptz(3),
  date_created timestamptz(3) not null default now(),
  unique (reporter_id, target, target_id)
);
create index person_platform on person (id) where roles && '{OWNER,ADMIN}';
create index report_open on report (company_id, date_created desc, id desc) where date_closed is null;

-- Whom a person came across in searches this hour: nobody copies the directory. Losing it in a crash is harmless.
create unlogged table person_seen (
  viewer_id  uuid not null,
  person_id  uuid not null,
  seen_at    timestamptz not null,
  primary key (viewer_id, person_id)
);
create index person_seen_old on person_seen (seen_at);
-- People by the beginning of their names, umlauts folded, typing errors included.
create function person_search(name_first text, name_last text) returns text language sql immutable parallel safe as $$
  select translate(replace(replace(replace(replace(lower(name_first || ' ' || name_last),
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'àâáèéêëìîíïòôóùûúçñ', 'aaaeeeeiiiiooouuucn')
$$;
create index person_alike on person using gin (person_search(name_first, name_last) gin_trgm_ops) where status = 'ACTIVE';
