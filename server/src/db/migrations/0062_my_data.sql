-- What a person may ask for: everything about them as an archive, and to be forgotten (docs/decisions/0089).

-- The two further kinds of export: everything about oneself, and what one takes along at the end of the training.
alter table export drop constraint export_kind_check;
alter table export add constraint export_kind_check
  check (kind in ('ACTIVITIES', 'APPRENTICES', 'MY_DATA', 'FAREWELL'));

-- Since when somebody cannot sign in any more: periods of retention are counted from here. `erased_at`: only the id is
-- left, and «Gelöschte Person» for those who keep something of theirs.
alter table person add column access_ended_at timestamptz(3), add column erased_at timestamptz(3);
call classify('person', 'personal', 'access_ended_at erased_at');
update person set access_ended_at = now() where status <> 'ACTIVE';

create function person_access_ended() returns trigger language plpgsql as $$
begin
  if new.status = 'ACTIVE' then
    new.access_ended_at := null;
  elsif new.access_ended_at is null then
    new.access_ended_at := now();
  end if;
  return new;
end $$;
create trigger person_access_ended before update of status on person
  for each row when (old.status <> new.status) execute function person_access_ended();
create index person_access_ended on person (access_ended_at, id) where access_ended_at is not null and erased_at is null;
create index person_training_over on person (training_end, id) where training_end is not null;

-- Asked for by the person, or for them; two weeks later it happens, unless it is taken back.
create table deletion (
  id            uuid primary key default uuidv7(),
  person_id     uuid not null references person,
  company_id    uuid not null references company,
  asked_by      uuid not null references person,
  status        text not null default 'WAITING' check (status in ('WAITING', 'CANCELLED', 'DONE')),
  date_created  timestamptz(3) not null,
  date_due      timestamptz(3) not null check (date_due > date_created),
  date_ended    timestamptz(3)
);
create unique index deletion_waiting on deletion (person_id) where status = 'WAITING';
create index deletion_due on deletion (date_due, id) where status = 'WAITING';
create index deletion_ended on deletion (date_ended) where date_ended is not null;
call classify('deletion', 'technical', 'id');
call classify('deletion', 'personal', 'person_id company_id asked_by status date_created date_due date_ended');
call protect_rows('deletion', $$
  person_id = (select app_person()) or company_id = (select app_company()) or (select app_is_platform())$$);

-- The worker lets months of the trail go that are older than the published period. How old, and whether every row of a
-- month was sealed, the function says, which only the owner can change (docs/decisions/0090).
alter function audit_drop_months() security definer;
alter function audit_drop_months() set search_path = public, pg_temp;
grant execute on function audit_drop_months to werkplatz_worker;
