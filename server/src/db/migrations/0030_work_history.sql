-- The work history of an apprentice (docs/decisions/0054-apprentice-status.md): one definition for the page, its numbers
-- and every document. Days lie between the first one of the training and today; what begins later does not count.

-- What was in force, cut to those days, the earliest first. `idle_before` counts the days without assignment right before.
-- It spans years and companies, so it reads past the policies, and says itself whom it concerns: the apprentice, the
-- company, who led one of the assignments, and the worker.
create function work_spans(apprentice uuid, today date) returns table (
  assignment_id uuid, type text, title text, company text, date_start date, date_end date, workload integer,
  starts date, ends date, is_running boolean, idle_before integer, is_open boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
begin
  perform set_config('app.owner_sees', 'on', true);
  return query
    select span.id, span.type, span.title, span.company, span.approved_start, span.approved_end, span.approved_workload,
      span.first, span.last, span.approved_end >= today,
      -- Those that begin on the same day follow the same pause.
      greatest(0, span.first - coalesce(max(span.last) over (order by span.first
        groups between unbounded preceding and 1 preceding), span.joined - 1) - 1),
      -- Whoever led one of them reads of the others, and cannot open them.
      app_person() is null or span.author_id = app_person() or span.company_id = app_company()
        or coalesce(span.contact_id = app_person(), false)
    from (
      select assignment.id, assignment.author_id, assignment.contact_id, assignment.company_id, assignment.type,
        assignment.title, assignment.approved_start, assignment.approved_end,
        assignment.approved_workload, person.date_joined as joined,
        greatest(assignment.approved_start, person.date_joined) as first, least(assignment.approved_end, today) as last,
        (select name from company where company.id = coalesce(
          (select company_id from activity where activity.id = assignment.activity_id),
          (select company_id from person contact where contact.id = assignment.contact_id),
          assignment.company_id)) as company
      from assignment join person on person.id = assignment.author_id
      where assignment.author_id = apprentice and assignment.approved_at is not null
        and person.date_joined <= today
        and assignment.approved_start <= today and assignment.approved_end >= person.date_joined
        and (apprentice = app_person() or person.company_id = app_company()
          or pg_has_role(session_user, 'werkplatz_worker', 'member')
          or exists (select from assignment led where led.author_id = apprentice and led.contact_id = app_person()
            and led.approved_at is not null))
    ) span order by span.first, span.last, span.id;
  perform set_config('app.owner_sees', seen, true);
end $$;

-- JOIN, and of each assignment START and, once it is over, END; the earliest first.
create function work_history(apprentice uuid, today date) returns table (
  kind text, day date, assignment_id uuid, type text, title text, company text, date_start date, date_end date,
  workload integer, is_running boolean, idle_before integer, is_open boolean
) language sql as $$
  with span as materialized (select * from work_spans(apprentice, today)),
  event as (
    select 'JOIN' as kind, date_joined as day, null::uuid as assignment_id, null as type, null as title, null as company,
      null::date as date_start, null::date as date_end, null::integer as workload, false as is_running, 0 as idle_before,
      false as is_open
    from person where id = apprentice and date_joined <= today
    union all
    select 'START', starts, span.assignment_id, span.type, span.title, span.company, span.date_start, span.date_end,
      span.workload, span.is_running, span.idle_before, span.is_open from span
    union all
    select 'END', ends, span.assignment_id, span.type, span.title, span.company, span.date_start, span.date_end,
      span.workload, false, 0, span.is_open from span where not span.is_running
  )
  select * from event order by day, array_position(array['JOIN', 'START', 'END'], event.kind), event.date_end, assignment_id
$$;

create function work_stats(apprentice uuid, today date) returns table (
  total integer, linked integer, gaps integer, days_idle integer, average numeric, training_start date
) language sql as $$
  with span as materialized (select * from work_spans(apprentice, today)),
  pause as (
    select distinct starts, idle_before as days from span
    union all
    -- From the last day of work, or from the beginning, to today.
    select null, today - coalesce((select max(ends) from span), person.date_joined - 1)
    from person where person.id = apprentice and person.date_joined <= today
  )
  select (select count(*) from span)::integer, (select count(*) from span where type = 'ACTIVITY')::integer,
    (select count(*) from pause where days > 14)::integer, (select coalesce(sum(days), 0) from pause)::integer,
    (select coalesce(round(avg(ends - starts + 1), 1), 0) from span), person.date_joined
  from person where person.id = apprentice
$$;
