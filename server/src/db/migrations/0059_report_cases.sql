-- What becomes of a report (docs/decisions/0086-reports.md): taken, decided with reasons, answered; an objection and the
-- second look at it.

alter table report
  -- The first report about something leads; those that come before it is decided follow it and share its fate.
  add column lead_id       uuid references report on delete cascade,
  add column status        text not null default 'OPEN' check (status in ('OPEN', 'TAKEN', 'CLOSED')),
  add column taken_by      uuid references person on delete set null,
  add column date_taken    timestamptz(3),
  add column decision      text check (decision in ('REMOVED', 'WARNED', 'NO_ACTION')),
  add column decided_by    uuid references person on delete set null,
  -- The author reads the reasons, whoever reported it the answer.
  add column reasons       text not null default '' check (length(reasons) <= 2000),
  add column answer        text not null default '' check (length(answer) <= 2000),
  -- What is needed to bring back exactly what was taken away; null: nothing was, or nothing can be.
  add column kept          jsonb,
  add column restored_by   uuid references person on delete set null,
  add column date_restored timestamptz(3),
  add check (lead_id is null or status = 'OPEN'),
  add check (decision is null or status = 'CLOSED'),
  add check (date_restored is null or decision = 'REMOVED');
update report set status = 'CLOSED' where date_closed is not null;
update report set lead_id = (
  select first.id from report first
  where first.target = report.target and first.target_id = report.target_id and first.status <> 'CLOSED'
  order by first.date_created, first.id limit 1)
where status <> 'CLOSED' and exists (
  select from report first
  where first.target = report.target and first.target_id = report.target_id and first.status <> 'CLOSED'
    and (first.date_created, first.id) < (report.date_created, report.id));

drop index report_open;
-- There is one undecided case about a thing.
create unique index report_case on report (target, target_id) where lead_id is null and status <> 'CLOSED';
create index report_queue on report (status, date_created, id) where lead_id is null;
create index report_queue_of_company on report (company_id, status, date_created, id) where lead_id is null;
create index report_closed on report (date_closed desc, id desc) where lead_id is null and status = 'CLOSED';
create index report_followers on report (lead_id) where lead_id is not null;
create index report_taken on report (taken_by) where taken_by is not null;
create index report_kept on report (date_closed) where kept is not null;
create index report_decided_by on report (decided_by) where decided_by is not null;
create index report_restored_by on report (restored_by) where restored_by is not null;

create table objection (
  id           uuid primary key default uuidv7(),
  report_id    uuid not null unique references report on delete cascade,
  author_id    uuid not null references person on delete cascade,
  body         text not null check (body <> '' and length(body) <= 2000),
  status       text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'CHANGED')),
  decided_by   uuid references person on delete set null,
  reasons      text not null default '' check (length(reasons) <= 2000),
  date_decided timestamptz(3),
  date_created timestamptz(3) not null default now(),
  check (date_decided is null or status <> 'OPEN')
);
create index objection_open on objection (date_created, id) where status = 'OPEN';
create index objection_author on objection (author_id);
create index objection_decided_by on objection (decided_by) where decided_by is not null;

call classify('report', 'sensitive', 'lead_id status taken_by date_taken decision decided_by reasons answer kept');
call classify('report', 'sensitive', 'restored_by date_restored');
call classify('objection', 'technical', 'id');
call classify('objection', 'sensitive', 'report_id author_id body status decided_by reasons date_decided date_created');

call protect_rows('objection', $$
  author_id = (select app_person()) or (select app_is_platform())
  or exists (select from report where report.id = report_id and report.company_id = (select app_company()))$$);

-- The copies of a chat: for those who run the platform, whoever handed them in, the officer who took the case, and while
-- an objection waits those of the company who may look a second time.
alter policy caller on reported_message using (
  (select app_is_platform())
  or exists (select from report where report.id = report_id and (
    report.reporter_id = (select app_person()) or report.taken_by = (select app_person())
    or (report.company_id = (select app_company()) and exists (
      select from objection where objection.report_id = report.id and objection.status = 'OPEN')))));

-- Messages are their people's, and nobody else writes there but by these two doors: who decides a report takes the message
-- away, who looks a second time brings it back. Nothing of the chat is read by it.
create function hide_reported_message(decided uuid) returns table (chat_id uuid, message_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  update message set deleted_at = now() from report
  where report.id = decided and report.target = 'CHAT_MESSAGE' and message.id = report.target_id
    and message.deleted_at is null and report.taken_by = app_person()
  returning message.chat_id, message.id
$$;
create function show_reported_message(decided uuid) returns table (chat_id uuid, message_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  update message set deleted_at = null from report
  where report.id = decided and report.target = 'CHAT_MESSAGE' and message.id = report.target_id
    and message.deleted_at is not null and message.body <> '' and report.decision = 'REMOVED' and report.kept is not null
    and (app_is_platform() or report.company_id = app_company())
  returning message.chat_id, message.id
$$;
