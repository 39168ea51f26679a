-- On which days an apprentice goes to school, and what else there is to say about it.
alter table person
  add column school_days     text[] not null default '{}'
    check (school_days <@ array['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']),
  add column school_day_text text not null default '' check (length(school_day_text) <= 200);
call classify('person', 'personal', 'school_days school_day_text');

-- For the rule of who reads them: everybody, if the profile is open.
create function has_open_profile(one person) returns boolean language sql stable parallel safe as $$
  select is_profile_open(one.adult_from, one.profile_open)
$$;
