-- The second belt (docs/decisions/0035-row-level-security.md): the access table decides who may do what; here the
-- database refuses what concerns neither the caller nor the caller's company, so that a forgotten predicate shows
-- nothing. Coarse on purpose: these policies know parties, not permissions.

-- The caller, set for one transaction by the frame (server/src/db/caller.ts). Without one: null, and no row matches.
create function app_person() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.person_id', true), '')::uuid
$$;
create function app_company() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.company_id', true), '')::uuid
$$;
-- OWNER and ADMIN reach every company by their permissions.
create function app_is_platform() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.platform', true), '') = 'on'
$$;

-- One call a table: `who` says in the table's columns when a row concerns the caller. Sub-selects around the
-- functions, (select app_person()), are read once a statement and leave indexes usable.
-- The worker does the system's work and sees all rows. The owner sees them only when saying so: in migrations.
create procedure protect_rows(protected regclass, who text, forced boolean default true) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  if forced then execute format('alter table %s force row level security', protected); end if;
  execute format('create policy caller on %s to werkplatz_app using (%s)', protected, who);
  execute format('create policy system on %s to werkplatz_worker using (true)', protected);
  execute format($policy$create policy owner on %s to current_user
    using ((select coalesce(current_setting('app.owner_sees', true), '') = 'on'))$policy$, protected);
end $$;
revoke all on procedure protect_rows from public;

call protect_rows('application', $$
  author_id = (select app_person()) or activity_author_id = (select app_person())
  or company_id = (select app_company()) or activity_company_id = (select app_company())
  or (select app_is_platform())$$);
-- As far as the application itself.
call protect_rows('application_review', $$
  exists (select from application where application.id = application_review.application_id)$$);
-- Not by force: find_requests() below looks as the owner.
call protect_rows('approval', $$
  applicant_id = (select app_person()) or company_id = (select app_company()) or (select app_is_platform())$$, false);
call protect_rows('assignment', $$
  author_id = (select app_person()) or contact_id = (select app_person()) or company_id = (select app_company())
  or (select app_is_platform())$$);
-- Nobody's business but the recipient's.
call protect_rows('notification', $$recipient_id = (select app_person())$$);
-- What is shown with an activity or a person is shown to people of other companies: signed in is all that is asked.
-- Papers of an application go as far as the application; what is attached to nothing, no further than the company.
call protect_rows('file', $$
  owner_id = (select app_person()) or company_id = (select app_company()) or (select app_is_platform())
  or (attached_resource in ('activity', 'avatar', 'banner') and (select app_person()) is not null)
  or (attached_resource = 'application'
    and exists (select from application where application.id = file.attached_id))$$);

-- «like» may reveal what it compares, so PostgreSQL looks at a policy first and at the index of letters never. The
-- function looks as the owner, for those who reach every company anyway, and hands out ids.
create or replace function find_requests(pattern text, most integer) returns table (id uuid, date_modified timestamptz)
  language sql stable rows 100 security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select id, date_modified from approval where search like pattern and (select app_is_platform()) limit most
$$;
