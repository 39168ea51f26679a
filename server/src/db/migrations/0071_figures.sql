-- Figures of the admin tool (13-admin E12, docs/decisions/0098): counted at night, one row a company, read as they stand. The
-- platform's are their sums. How many came in each week is kept for a year.
create table company_figure (
  company_id          uuid primary key references company on delete cascade,
  people              integer not null,
  active_people       integer not null,
  apprentices         integer not null,
  without_supervisor  integer not null,
  open_activities     integer not null,
  -- Of applications answered within 30 days: how many, and how long each took.
  answers             integer not null,
  answer_hours        double precision[] not null,
  counted_at          timestamptz not null
);
call classify('company_figure', 'internal', 'company_id people active_people apprentices without_supervisor open_activities answers answer_hours counted_at');

create table company_week (
  company_id uuid not null references company on delete cascade,
  -- Its Monday.
  week       date not null,
  active     integer not null,
  primary key (company_id, week)
);
create index company_week_old on company_week (week);
call classify('company_week', 'internal', 'company_id week active');
-- Only the worker counts.
revoke insert, update, delete on company_figure, company_week from werkplatz_app;
grant insert, update, delete on company_figure, company_week to werkplatz_worker;
