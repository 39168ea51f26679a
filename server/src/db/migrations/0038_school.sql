-- Semesters and marks of apprentices (docs/decisions/0063-school.md). Exact decimals; what is shown is calculated.
create table semester (
  id           uuid primary key default uuidv7(),
  author_id    uuid not null references person (id),
  year         smallint not null check (year between 1 and 4),
  semester     smallint not null check (semester between 1 and 2),
  date_created timestamptz not null default now(),
  unique (author_id, year, semester),
  unique (id, author_id)
);

create table mark (
  id           uuid primary key default uuidv7(),
  semester_id  uuid not null,
  -- The semester's: whoever would move a mark to somebody else is refused here.
  author_id    uuid not null,
  subject      text not null check (subject <> '' and length(subject) <= 120),
  grade        numeric not null check (grade between 1 and 6 and grade = round(grade, 1)),
  weight       numeric not null check (weight > 0 and weight <= 5 and weight = round(weight, 2)),
  -- The name a device gave its entry: sent again, it is still one mark.
  entry_id     uuid,
  date_created timestamptz not null default now(),
  foreign key (semester_id, author_id) references semester (id, author_id)
);
create index mark_semester on mark (semester_id, id);
create unique index mark_entry on mark (author_id, entry_id);

-- A mark never moves, neither to another semester nor to another person; nor does a semester.
create function stays_where_it_is() returns trigger language plpgsql as $$
begin
  raise exception '% % does not move', tg_table_name, old.id;
end $$;
create trigger mark_stays before update of semester_id, author_id on mark
  for each row execute function stays_where_it_is();
create trigger semester_stays before update on semester
  for each row execute function stays_where_it_is();

-- Who looked at an apprentice's marks, one row for each reader and day. The audit trail has every single time.
create table school_view (
  id            uuid primary key default uuidv7(),
  apprentice_id uuid not null references person (id),
  day           date not null,
  reader_id     uuid not null references person (id),
  role          text not null check (role in ('VOCATIONAL_TRAINER', 'EDUCATION_OFFICER')),
  unique (apprentice_id, day, reader_id)
);

call classify('semester', 'technical', 'id');
call classify('semester', 'personal', 'author_id year semester date_created');
call classify('mark', 'technical', 'id entry_id');
call classify('mark', 'personal', 'semester_id author_id date_created');
call classify('mark', 'sensitive', 'subject grade weight');
call classify('school_view', 'technical', 'id');
call classify('school_view', 'personal', 'apprentice_id role');
call classify('school_view', 'sensitive', 'reader_id day');

call protect_rows('semester', $$
  author_id = (select app_person())
  or exists (select from person where person.id = author_id and person.company_id = (select app_company()))$$);
-- As far as its semester.
call protect_rows('mark', $$
  author_id = (select app_person()) or exists (select from semester where semester.id = mark.semester_id)$$);
call protect_rows('school_view', $$apprentice_id = (select app_person()) or reader_id = (select app_person())$$);
