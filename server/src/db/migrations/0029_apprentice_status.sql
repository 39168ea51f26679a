-- Whether an apprentice works today (docs/decisions/0054-apprentice-status.md): stored with the person, because tables of
-- hundreds are sorted by it. There is one definition, apprentice_state(); whoever writes an assignment, the stored value
-- follows, and what only the calendar changes is found every night.

create function swiss_today() returns date language sql stable parallel safe as $$
  select (now() at time zone 'Europe/Zurich')::date
$$;

alter table person
  add column apprentice_status     text check (apprentice_status in ('ACTIVE', 'PENDING', 'IDLE')),
  -- The one of today, else the next one.
  add column current_assignment_id uuid references assignment on delete set null;
call classify('person', 'personal', 'apprentice_status current_assignment_id');
create index person_current_assignment on person (current_assignment_id) where current_assignment_id is not null;

alter table assignment
  -- The days of which the company was told.
  add column told_start date,
  add column told_end   date;
call classify('assignment', 'technical', 'told_start told_end');
create index assignment_starts on assignment (approved_start) where approved_at is not null;
create index assignment_ends on assignment (approved_end) where approved_at is not null;

-- ACTIVE: something in force covers the day. PENDING: something that waits for approval covers it, or something starts
-- within 14 days. With the assignment that says so, else the next one. Of several the one that lasts longest.
create function apprentice_state(apprentice uuid, today date) returns table (status text, assignment_id uuid)
  language sql stable as $$
  select coalesce(best.status, 'IDLE'), best.id
  from (select) one left join lateral (
    select id, candidate.status from (
      select id, 'ACTIVE' as status, 1 as rank, today - approved_end as far from assignment
      where author_id = apprentice and approved_at is not null and approved_start <= today and approved_end >= today
      union all
      select id, 'PENDING', 2, today - date_end from assignment
      where author_id = apprentice and assignment.status = 'PENDING' and date_start <= today and date_end >= today
      union all
      select id, case when approved_start - today <= 14 then 'PENDING' else 'IDLE' end, 3, approved_start - today
      from assignment
      where author_id = apprentice and approved_at is not null and approved_start > today
      union all
      select id, case when date_start - today <= 14 then 'PENDING' else 'IDLE' end, 3, date_start - today
      from assignment
      where author_id = apprentice and assignment.status = 'PENDING' and date_start > today
    ) candidate order by rank, far, id limit 1
  ) best on true
$$;

-- The only writer of the two columns. It looks at all assignments of the person, whoever is asking. The person is locked before anything is read: of two changes at the same moment
-- the second sees the first.
create function refresh_apprentice(apprentice uuid, today date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
begin
  perform from person where id = apprentice and apprentice_status is not null for no key update;
  if not found then return; end if;
  perform set_config('app.owner_sees', 'on', true);
  update person set apprentice_status = state.status, current_assignment_id = state.assignment_id
  from apprentice_state(apprentice, today) state
  where person.id = apprentice and (person.apprentice_status, person.current_assignment_id)
    is distinct from (state.status, state.assignment_id);
  perform set_config('app.owner_sees', seen, true);
end $$;
revoke all on function refresh_apprentice from public;
grant execute on function refresh_apprentice to werkplatz_worker;

create function assignment_moves_apprentice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then perform refresh_apprentice(old.author_id, swiss_today()); end if;
  if tg_op <> 'DELETE' then perform refresh_apprentice(new.author_id, swiss_today()); end if;
  return null;
end $$;
create trigger assignment_moves_apprentice after insert or delete
  or update of author_id, status, date_start, date_end, approved_at, approved_start, approved_end on assignment
  for each row execute function assignment_moves_apprentice();

-- Only apprentices have a status: with the role it comes and goes.
create function person_is_apprentice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
begin
  if not 'APPRENTICE' = any (new.roles) then
    new.apprentice_status := null;
    new.current_assignment_id := null;
  elsif new.apprentice_status is null then
    perform set_config('app.owner_sees', 'on', true);
    select state.status, state.assignment_id into new.apprentice_status, new.current_assignment_id
    from apprentice_state(new.id, swiss_today()) state;
    perform set_config('app.owner_sees', seen, true);
  end if;
  return new;
end $$;
create trigger person_is_apprentice before insert or update of roles on person
  for each row execute function person_is_apprentice();

update person set apprentice_status = state.status, current_assignment_id = state.assignment_id
from (select id, (apprentice_state(id, swiss_today())).* from person where 'APPRENTICE' = any (roles)) state
where person.id = state.id;

-- Who has nothing to do comes first, then by name.
create function apprentice_rank(status text) returns integer language sql immutable parallel safe as $$
  select array_position(array['IDLE', 'PENDING', 'ACTIVE'], status)
$$;
create index person_apprentices on person
  (company_id, apprentice_rank(apprentice_status), person_search(name_first, name_last), id)
  where apprentice_status is not null and status = 'ACTIVE';
create index person_by_name on person (company_id, person_search(name_first, name_last), id) where status = 'ACTIVE';
-- What waits longest is answered first.
create index assignment_waiting on assignment (company_id, submitted_at, id) where status = 'PENDING';
create index assignment_of_company on assignment (company_id, date_modified desc, id desc) where status <> 'DRAFT';
