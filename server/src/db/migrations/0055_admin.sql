-- The admin tool: companies that pause, invitations that are sent again, imports, and handing over
-- (docs/decisions/0081 to 0084).

-- ## Companies
alter table company add column status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED'));
call classify('company', 'internal', 'status');
create index company_paused on company (id) where status = 'PAUSED';
create index company_by_name on company (person_search(name, ''), id);

-- ## Invitations. Which mail says it: a reminder and the first one of a company have words of their own.
alter table invitation add column template text not null default 'invitation'
  check (template in ('invitation', 'invitationReminder', 'companyInvitation'));
call classify('invitation', 'technical', 'template');
create index invitation_waiting on invitation (date_created desc, id desc) where status = 'PENDING';
create index invitation_by_date on invitation (date_created desc, id desc);

-- The parts of an import that were taken: the same part of the same import is taken once.
create table invitation_import (
  company_id   uuid not null references company,
  import_id    uuid not null,
  number       integer not null check (number >= 0),
  sent         integer not null,
  skipped      integer not null,
  date_created timestamptz not null default now(),
  primary key (company_id, import_id, number)
);
create index invitation_import_old on invitation_import (date_created);
call classify('invitation_import', 'internal', 'company_id sent skipped date_created');
call classify('invitation_import', 'technical', 'import_id number');

-- ## People
create index person_everywhere on person (person_search(name_first, name_last), id) where status = 'ACTIVE';
alter table setting add column first_day_hidden boolean not null default false;
call classify('setting', 'internal', 'first_day_hidden');

-- Running assignments somebody accompanies, whosever apprentice it is, as far as their evaluation has not begun: what a
-- contact person has written stays theirs. Evaluations are closed to those who hand over, so the function looks as the
-- owner, for those who look after the person.
create function contacts_to_hand_over(leaver uuid) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
  found uuid[];
begin
  perform set_config('app.owner_sees', 'on', true);
  select array_agg(assignment.id order by assignment.id) into found
  from assignment join person on person.id = leaver
  where assignment.contact_id = leaver and assignment.status in ('PENDING', 'APPROVED')
    and greatest(assignment.approved_end, assignment.date_end) >= swiss_today()
    and (person.company_id = app_company() or app_is_platform())
    and not exists (select from evaluation where evaluation.id = assignment.id
      and (evaluation.apprentice_submitted_at is not null or evaluation.contact_submitted_at is not null
        or exists (select from judgement where judgement.evaluation_id = evaluation.id and judgement.side = 'CONTACT')));
  perform set_config('app.owner_sees', seen, true);
  return query select unnest(found);
end $$;
revoke all on function contacts_to_hand_over from public;
grant execute on function contacts_to_hand_over to werkplatz_app;

create function hand_over_contacts(leaver uuid, receiver uuid) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
  moved uuid[];
begin
  if not exists (select from person one join person other on other.company_id = one.company_id
      where one.id = leaver and other.id = receiver) then
    raise exception 'nobody of another company takes over';
  end if;
  select array_agg(id) into moved from contacts_to_hand_over(leaver) id;
  perform set_config('app.owner_sees', 'on', true);
  with changed as (
    update assignment set contact_id = receiver where id = any (moved) and author_id <> receiver returning id)
  select array_agg(id) into moved from changed;
  perform set_config('app.owner_sees', seen, true);
  return query select unnest(moved);
end $$;
revoke all on function hand_over_contacts from public;
grant execute on function hand_over_contacts to werkplatz_app;
