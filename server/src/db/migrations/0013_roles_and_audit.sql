-- Three roles, so that a mistake or an intruder in a running process meets PostgreSQL's own refusal (docs/security.md):
-- the owner runs this file, werkplatz_app is http and live, werkplatz_worker does the system's work.
-- Roles belong to the server and are made by operations; here they only get their grants.
do $$
begin
  if not exists (select from pg_roles where rolname = 'werkplatz_app')
    or not exists (select from pg_roles where rolname = 'werkplatz_worker')
    or not pg_has_role('werkplatz_worker', 'werkplatz_app', 'usage') then
    raise exception 'the database server lacks the roles of the product'
      using hint = 'as its administrator: create role werkplatz_app login; create role werkplatz_worker login in role werkplatz_app;';
  end if;
end $$;

revoke create on schema public from public;
grant usage on schema public to werkplatz_app;
grant select, insert, update, delete on all tables in schema public to werkplatz_app;
grant usage on all sequences in schema public to werkplatz_app;
-- What later migrations create is usable without a word; what is not to be usable says so.
alter default privileges in schema public grant select, insert, update, delete on tables to werkplatz_app;
alter default privileges in schema public grant usage on sequences to werkplatz_app;
revoke all on migration from werkplatz_app;

-- ## The audit trail
-- What a row says, unmistakably: quoted, so that no two rows read alike.
create function audit_digest(id uuid, at timestamptz, actor_id uuid, action text, resource text, target_id uuid,
  from_status text, to_status text, details jsonb) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(
    quote_nullable(id::text) || quote_nullable(extract(epoch from at at time zone 'UTC')::text) ||
    quote_nullable(actor_id::text) || quote_nullable(action) || quote_nullable(resource) ||
    quote_nullable(target_id::text) || quote_nullable(from_status) || quote_nullable(to_status) ||
    quote_nullable(details::text), 'UTF8'))
$$;

alter table audit rename to audit_before;
drop index audit_target, audit_actor;

create table audit (
  id           uuid not null default uuidv7(),
  at           timestamptz not null default now(),
  actor_id     uuid,                       -- null: the system itself
  action       text not null,
  resource     text not null,
  target_id    uuid,
  from_status  text,
  to_status    text,
  details      jsonb not null default '{}',
  -- Who wrote it in the database's own count: transactions below the oldest running one are over, and can be sealed.
  xact         xid8 not null default pg_current_xact_id(),
  hash         bytea not null generated always as
                 (audit_digest(id, at, actor_id, action, resource, target_id, from_status, to_status, details)) stored,
  constraint audit_key primary key (id, at)
) partition by range (at);
create index audit_target on audit (resource, target_id, at);
create index audit_actor on audit (actor_id, at) where actor_id is not null;
create index audit_xact on audit (xact);

-- The trail can only grow: a reminder for the owner, who could take it away; all others lack the right.
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function audit_is_append_only();
create trigger audit_row_append_only before update or delete on audit
  for each row execute function audit_is_append_only();

-- Months live where nobody but the owner can reach them by name.
create schema trail;

-- Made beside the table and then attached, so that nobody who writes has to wait.
create function audit_make_months(first timestamptz default now(), ahead integer default 3) returns void
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  month timestamp;
  name text;
begin
  perform pg_advisory_xact_lock(7140027);
  for month in select generate_series(date_trunc('month', first at time zone 'UTC'),
    date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead), '1 month') loop
    name := 'audit_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('trail.' || name) is not null;
    execute format('create table trail.%I (like public.audit including all)', name);
    execute format('create trigger audit_append_only before truncate on trail.%I
      for each statement execute function public.audit_is_append_only()', name);
    execute format('alter table public.audit attach partition trail.%I for values from (%L) to (%L)', name,
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
end $$;
select audit_make_months(coalesce((select min(at) from audit_before), now()));

insert into audit (id, at, actor_id, action, resource, target_id, from_status, to_status, details)
  select id, at, actor_id, action, resource, target_id, from_status, to_status, details from audit_before order by at, id;
drop table audit_before;

-- Every minute a seal closes over what was written meanwhile and over the seal before it: whoever changes, removes or
-- adds a row afterwards breaks the chain. Writers never wait for each other, as they would if each row held the last.
create table audit_seal (
  no        bigint primary key,
  -- A seal covers one month's rows, so that a month can go and its seals stay.
  month     date not null,
  from_xact xid8 not null,
  to_xact   xid8 not null,
  rows      integer not null check (rows > 0),
  digest    bytea not null,
  hash      bytea not null,
  sealed_at timestamptz not null default now()
);
create trigger audit_seal_append_only before update or delete or truncate on audit_seal
  for each statement execute function audit_is_append_only();

create function audit_seal_hash(before bytea, no bigint, month date, from_xact xid8, to_xact xid8, rows integer, digest bytea)
  returns bytea language sql immutable parallel safe as $$
  select sha256(coalesce(before, '') || convert_to(concat_ws(' ', no, to_char(month, 'YYYY-MM'), from_xact, to_xact, rows), 'UTF8') || digest)
$$;

/* Seals everything whose writers are over; returns the new seals. */
create function audit_seal_rows() returns setof audit_seal
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last audit_seal;
  made audit_seal;
  since xid8;
  horizon xid8;
  found record;
begin
  perform pg_advisory_xact_lock(7140026);
  select * into last from audit_seal order by no desc limit 1;
  since := coalesce(last.to_xact, '0');
  horizon := pg_snapshot_xmin(pg_current_snapshot());
  for found in
    select date_trunc('month', at at time zone 'UTC')::date as month, count(*)::integer as rows,
      sha256(string_agg(hash, ''::bytea order by xact, id)) as digest
    from audit where xact >= since and xact < horizon group by 1 order by 1
  loop
    insert into audit_seal (no, month, from_xact, to_xact, rows, digest, hash)
      values (coalesce(last.no, 0) + 1, found.month, since, horizon, found.rows, found.digest,
        audit_seal_hash(last.hash, coalesce(last.no, 0) + 1, found.month, since, horizon, found.rows, found.digest))
      returning * into made;
    last := made;
    return next made;
  end loop;
end $$;

-- From which month on rows must still be there: 13 months are kept.
create function audit_kept_from() returns date language sql stable as $$
  select (date_trunc('month', now() at time zone 'UTC') - interval '13 months')::date
$$;

/* What is wrong with these seals; none: the chain holds. Content is hashed anew, the stored hash is not believed. */
create function audit_broken_seals(after bigint, most integer) returns table (no bigint, what text)
  language sql stable as $$
  select seal.no, case
    when seal.no > 1 and before.no is null then 'the seal before it is missing'
    when seal.hash <> audit_seal_hash(before.hash, seal.no, seal.month, seal.from_xact, seal.to_xact, seal.rows, seal.digest)
      then 'the seal was changed'
    else 'rows were changed, removed or added' end
  from audit_seal seal
  left join audit_seal before on before.no = seal.no - 1
  cross join lateral (
    select count(*) as rows, sha256(coalesce(string_agg(audit_digest(id, at, actor_id, action, resource, target_id,
      from_status, to_status, details), ''::bytea order by xact, id), '')) as digest
    from audit
    where xact >= seal.from_xact and xact < seal.to_xact
      and at >= seal.month::timestamp at time zone 'UTC'
      and at < (seal.month + interval '1 month') at time zone 'UTC') found
  where seal.no > after and seal.no <= after + most and (
    (seal.no > 1 and before.no is null)
    or seal.hash <> audit_seal_hash(before.hash, seal.no, seal.month, seal.from_xact, seal.to_xact, seal.rows, seal.digest)
    or (found.digest <> seal.digest and not (found.rows = 0 and seal.month < audit_kept_from())))
  order by seal.no
$$;

/* Months with rows that should have been sealed and were not: slipped in behind the chain's back. */
create function audit_unsealed_months() returns table (month date, strangers bigint) language sql stable as $$
  select found.month, found.rows - coalesce(sealed.rows, 0)
  from (select date_trunc('month', at at time zone 'UTC')::date as month, count(*) as rows from audit
    where xact < (select to_xact from audit_seal order by no desc limit 1) group by 1) found
  left join (select month, sum(rows) as rows from audit_seal group by 1) sealed using (month)
  where found.rows > coalesce(sealed.rows, 0)
$$;

/* The owner lets whole months go once they are 13 months old. Their seals stay: the chain holds without the rows. */
create function audit_drop_months() returns setof text language plpgsql set lock_timeout = '2s' as $$
declare
  part record;
  sealed bigint;
  held bigint;
begin
  for part in
    select relname, to_date(right(relname, 7), 'YYYY_MM') as month from pg_class
    where relnamespace = 'trail'::regnamespace and relkind = 'r' order by 1
  loop
    continue when part.month >= audit_kept_from();
    execute format('select count(*) from trail.%I', part.relname) into held;
    select coalesce(sum(rows), 0) into sealed from audit_seal where month = part.month;
    if held <> sealed then
      raise exception '% holds % rows but % were sealed: look into it first', part.relname, held, sealed;
    end if;
    execute format('alter table public.audit detach partition trail.%I', part.relname);
    execute format('drop table trail.%I', part.relname);
    insert into audit (action, resource, details)
      values ('dropMonth', 'audit', jsonb_build_object('month', to_char(part.month, 'YYYY-MM'), 'rows', held));
    return next part.relname;
  end loop;
end $$;

-- Writing the trail is all that http and live may do; when and in which transaction is not theirs to say.
revoke all on audit, audit_seal from werkplatz_app;
grant insert (actor_id, action, resource, target_id, from_status, to_status, details) on audit to werkplatz_app;
grant select on audit, audit_seal to werkplatz_worker;
revoke all on function audit_make_months, audit_seal_rows, audit_drop_months from public;
grant execute on function audit_make_months, audit_seal_rows to werkplatz_worker;
