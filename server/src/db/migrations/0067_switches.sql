-- What is switched off, for one company or for all (docs/decisions/0094). A row is a switch that is off; the trail keeps
-- who switched what, and when it was switched on again.
create table feature_switch (
  id           uuid primary key default uuidv7(),
  feature      text not null check (feature in ('chat', 'posts', 'uploads', 'newAccounts')),
  -- Null: for everybody.
  company_id   uuid references company,
  notice       text not null check (notice <> '' and length(notice) <= 300),
  reason       text not null check (reason <> '' and length(reason) <= 300),
  actor_id     uuid not null references person,
  date_created timestamptz not null default now(),
  constraint feature_switch_once unique nulls not distinct (feature, company_id)
);
call classify('feature_switch', 'internal', 'feature company_id notice reason actor_id date_created');
call classify('feature_switch', 'technical', 'id');
