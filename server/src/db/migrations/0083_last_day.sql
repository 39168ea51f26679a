-- The last day of a person: access ends at the midnight after it. Who takes over, and who set the day; which reminder was
-- sent last (days before), and when the education officers were notified that access could not end.
alter table person
  add column last_day date,
  add column last_day_receiver_id uuid references person,
  add column last_day_by uuid references person,
  add column last_day_reminded smallint,
  add column last_day_blocked_at timestamptz(3);
call classify('person', 'personal', 'last_day last_day_receiver_id last_day_by last_day_reminded last_day_blocked_at');
create index person_last_day on person (last_day) where last_day is not null;
