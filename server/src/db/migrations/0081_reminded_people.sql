-- When a person who has not signed in was last reminded of their account.
alter table person add column reminded_at timestamptz(3);
call classify('person', 'personal', 'reminded_at');
