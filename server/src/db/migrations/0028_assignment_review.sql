-- Decisions about assignments, and what of an assignment is in force (docs/decisions/0052-approved-assignments.md).

create table assignment_review (
  id            uuid primary key default uuidv7(),
  assignment_id uuid not null references assignment on delete cascade,
  reviewer_id   uuid not null references person,
  decision      text not null check (decision in ('APPROVED', 'REJECTED')),
  message       text not null check (message <> ''),
  date_created  timestamptz(3) not null default now()
);
create index assignment_review_last on assignment_review (assignment_id, date_created desc, id desc);
create index assignment_review_reviewer on assignment_review (reviewer_id);
-- As far as the assignment itself.
call protect_rows('assignment_review', $$
  exists (select from assignment where assignment.id = assignment_review.assignment_id)$$);
call classify('assignment_review', 'personal', 'assignment_id reviewer_id date_created');
call classify('assignment_review', 'sensitive', 'decision message');
call classify('assignment_review', 'technical', 'id');

-- An assignment is in force when approved_at is not null, from approved_start to approved_end. What was approved stays
-- in force while a new version waits, and when that one is rejected.
alter table assignment
  add column approved_at       timestamptz(3),
  add column approved_start    date,
  add column approved_end      date,
  add column approved_workload integer,
  -- Since when it waits for an answer, or last waited for one.
  add column submitted_at      timestamptz(3);
call classify('assignment', 'personal', 'approved_at approved_start approved_end approved_workload submitted_at');

-- While it is approved, what stands in the row is what is in force; afterwards that is kept.
create function assignment_keep() returns trigger language plpgsql as $$
begin
  if new.status = 'APPROVED' then
    if tg_op = 'INSERT' then new.approved_at := new.date_modified;
    elsif old.status <> 'APPROVED' then new.approved_at := now();
    end if;
    new.approved_start := new.date_start;
    new.approved_end := new.date_end;
    new.approved_workload := new.workload;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'DRAFT' then new.submitted_at := coalesce(new.submitted_at, new.date_created); end if;
  elsif new.status = 'PENDING' and old.status <> 'PENDING' then new.submitted_at := now();
  end if;
  return new;
end $$;
create trigger assignment_keep before insert or update on assignment for each row execute function assignment_keep();

update assignment set submitted_at = date_modified where status <> 'DRAFT';
update assignment set approved_at = date_modified where status = 'APPROVED';

alter table assignment
  add check (status <> 'APPROVED' or approved_at is not null),
  add check ((approved_at is null) = (approved_start is null) and (approved_at is null) = (approved_end is null)
    and (approved_at is null) = (approved_workload is null)),
  add check (approved_start <= approved_end);
-- What covers a day.
create index assignment_in_force on assignment (author_id, approved_end) include (approved_start, id)
  where approved_at is not null;
