-- Telling half a million followers of one activity: in the order of their ids, a portion at a time, from the index alone.
create index follow_fan_of_person on follow (person_id, follower_id) where person_id is not null;
create index follow_fan_of_company on follow (company_id, follower_id) where company_id is not null;
-- New followers of companies, once a day.
create index follow_lately on follow (date_created) where company_id is not null;

-- Whoever follows and unfollows in turn is told of once a day.
create table follow_told (
  follower_id uuid not null references person on delete cascade,
  followed_id uuid not null,
  told_at     timestamptz not null default now(),
  primary key (follower_id, followed_id)
);
create index follow_told_old on follow_told (told_at);
call classify('follow_told', 'personal', 'follower_id followed_id told_at');

-- Since when a company has not been told how many follow it now.
create table company_told (
  company_id uuid primary key references company on delete cascade,
  told_at    timestamptz not null
);
call classify('company_told', 'technical', 'company_id told_at');

-- Whom to suggest: the newest, and the newest of a profession.
create index person_newest on person (setup_at desc, id desc) where status = 'ACTIVE' and setup_at is not null;
create index person_newest_of_profession on person (profession_id, setup_at desc, id desc)
  where status = 'ACTIVE' and setup_at is not null and profession_id is not null;
