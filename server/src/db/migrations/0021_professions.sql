-- Professions people are trained in, and when a training ends (docs/decisions/0045-professions.md).

-- The catalogue of content/professions.json: the product needs it everywhere, not only in the demo world. A test compares
-- the two; a new profession is a new migration.
create table profession (
  id             text primary key check (id ~ '^pr(-[a-z]+)+$'),
  name           text not null unique check (name <> ''),
  short          text not null unique check (short <> ''),
  field          text not null check (field <> ''),
  -- By the federal ordinance on each profession.
  duration_years smallint not null check (duration_years between 1 and 5)
);
insert into profession (id, name, short, field, duration_years) values
  ('pr-inf-app', 'Informatiker:in EFZ, Applikationsentwicklung', 'INF APP', 'ICT', 4),
  ('pr-inf-plt', 'Informatiker:in EFZ, Plattformentwicklung', 'INF PLT', 'ICT', 4),
  ('pr-mediamatik', 'Mediamatiker:in EFZ', 'MED', 'ICT', 4),
  ('pr-ict-fach', 'ICT-Fachfrau/ICT-Fachmann EFZ', 'ICT-F', 'ICT', 3),
  ('pr-edb', 'Entwickler:in digitales Business EFZ', 'EDB', 'ICT', 4),
  ('pr-gebinf', 'Gebäudeinformatiker:in EFZ', 'GIN', 'ICT', 4),
  ('pr-kv-efz', 'Kauffrau/Kaufmann EFZ', 'KV EFZ', 'Wirtschaft und Verwaltung', 3),
  ('pr-kv-eba', 'Kauffrau/Kaufmann EBA', 'KV EBA', 'Wirtschaft und Verwaltung', 2),
  ('pr-dh-efz', 'Detailhandelsfachfrau/Detailhandelsfachmann EFZ', 'DHF', 'Detailhandel', 3),
  ('pr-dh-eba', 'Detailhandelsassistent:in EBA', 'DHA', 'Detailhandel', 2),
  ('pr-log-efz', 'Logistiker:in EFZ', 'LOG EFZ', 'Logistik', 3),
  ('pr-log-eba', 'Logistiker:in EBA', 'LOG EBA', 'Logistik', 2);

alter table person add constraint person_profession foreign key (profession_id) references profession;
alter table invitation
  add column profession_id text references profession,
  add constraint invitation_profession check (profession_id is null or role = 'APPRENTICE');

-- Kept with the person, not reckoned: marks and evaluations live one year longer than the training, and who began
-- under an ordinance ends under it. `date_joined` is the first day of an apprentice's training.
alter table person add column training_end date check (training_end > date_joined);

create function end_of_training(first_day date, learned text) returns date language sql stable parallel safe as $$
  select (first_day + make_interval(years => duration_years))::date from profession where id = learned
$$;

update person set training_end = end_of_training(date_joined, profession_id)
  where 'APPRENTICE' = any(roles) and profession_id is not null and date_joined is not null;
