-- What authors delete themselves stays restorable for 90 days (docs/decisions/0114-what-authors-delete.md): one row for each
-- deletion, with what is needed to bring it back. What moderators remove is kept in its report.
create table removal (
  id            uuid primary key default uuidv7(),
  target        text not null check (target in ('POST', 'COMMENT', 'USER_PROFILE')),
  target_id     uuid not null,
  author_id     uuid not null references person on delete cascade,
  company_id    uuid not null references company on delete cascade,
  -- False only for what moderators deleted before they had to give reasons.
  is_by_author  boolean not null default true,
  kept          jsonb not null,
  date_created  timestamptz(3) not null default now(),
  date_restored timestamptz(3),
  restored_by   uuid references person on delete set null,
  -- Its author reads them.
  reasons       text not null default '' check (length(reasons) <= 300),
  check ((date_restored is null) = (reasons = ''))
);
create index removal_away on removal (date_created desc, id desc) where date_restored is null;
create index removal_away_of_company on removal (company_id, date_created desc, id desc) where date_restored is null;
create index removal_date on removal (date_created);
create index removal_author on removal (author_id);
create index removal_restored_by on removal (restored_by) where restored_by is not null;
call classify('removal', 'technical', 'id');
call classify('removal', 'personal', 'target target_id author_id company_id is_by_author date_created');
call classify('removal', 'personal', 'date_restored restored_by');
call classify('removal', 'sensitive', 'kept reasons');
call protect_rows('removal', $$
  author_id = (select app_person()) or company_id = (select app_company()) or (select app_is_platform())$$);

insert into removal (target, target_id, author_id, company_id, is_by_author, kept, date_created)
select 'POST', id, author_id, company_id, coalesce(hidden_by = author_id, true), '{}'::jsonb, hidden_at from post
where hidden_at > now() - interval '90 days' and not exists (
  select from report where report.target = 'POST' and report.target_id = post.id and report.kept is not null)
union all
select 'COMMENT', id, author_id, company_id, coalesce(hidden_by = author_id, true), '{}'::jsonb, hidden_at from comment
where hidden_at > now() - interval '90 days' and not exists (
  select from report where report.target = 'COMMENT' and report.target_id = comment.id and report.kept is not null);

-- Why what moderators removed was brought back; its author reads it.
alter table report add column restore_reasons text not null default '' check (length(restore_reasons) <= 300);
call classify('report', 'sensitive', 'restore_reasons');
