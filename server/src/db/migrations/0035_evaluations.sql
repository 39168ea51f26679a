-- Evaluations (docs/decisions/0060-evaluations.md): what both sides of an assignment think, hidden from each other until both
-- have submitted.

-- ## Criteria
-- By versions: an evaluation keeps the one it was begun with. Without a day a version is not in force yet.
create table criteria_version (
  version    integer primary key check (version > 0),
  valid_from date
);
create table criterion_type (
  id             uuid primary key default uuidv7(),
  version        integer not null references criteria_version,
  sort_index     integer not null,
  -- Who fills it in: the apprentice, or the contact person.
  for_apprentice boolean not null,
  name           text not null check (name <> ''),
  unique (version, sort_index)
);
create table criterion (
  id          uuid primary key default uuidv7(),
  type_id     uuid not null references criterion_type,
  sort_index  integer not null,
  name        text not null check (name <> ''),
  description text not null default '',
  unique (type_id, sort_index)
);
call classify('criteria_version', 'public', 'version valid_from');
call classify('criterion_type', 'public', 'id version sort_index for_apprentice name');
call classify('criterion', 'public', 'id type_id sort_index name description');

insert into criteria_version (version, valid_from) values (1, '2026-01-01');
insert into criterion_type (id, version, sort_index, for_apprentice, name) values
  ('7665ea16-516b-76ac-800f-066ad42ce6c8', 1, 1, false, '1. Fachkompetenz'),
  ('16965a33-924b-7330-84e9-e53808441384', 1, 2, false, '2. Methodenkompetenz'),
  ('eac71593-b28a-7ffe-8793-73a13c7b29db', 1, 3, false, '3. Sozialkompetenz'),
  ('808c88d6-563d-7cd8-84c5-411633b31559', 1, 4, false, '4. Selbstkompetenz'),
  ('29daee6d-8ac4-7346-8454-aa13ab26e420', 1, 5, true, '5. Betreuung im Einsatz'),
  ('30a32a45-5822-7a28-810b-6f7aea0af9dc', 1, 6, true, '6. Lernertrag und Arbeitsumfeld');
insert into criterion (id, type_id, sort_index, name, description) values
  ('9039a844-4fd3-737d-805f-c0eda7193f24', '7665ea16-516b-76ac-800f-066ad42ce6c8', 1, 'Fachwissen',
    'Kennt die Grundlagen, die der Einsatz verlangt, und kann sie erklären.'),
  ('9fa02f69-6937-77f5-8bea-e5704979bcef', '7665ea16-516b-76ac-800f-066ad42ce6c8', 2, 'Umsetzung in der Praxis',
    'Wendet Gelerntes an und wählt passende Werkzeuge und Mittel.'),
  ('8aa696ec-794c-7ffd-806f-6d3f31a4d814', '7665ea16-516b-76ac-800f-066ad42ce6c8', 3, 'Arbeitsqualität',
    'Arbeitet sorgfältig, prüft die Ergebnisse und hält Vorgaben ein.'),
  ('8b5eb758-8732-72ed-8520-4248168ac284', '7665ea16-516b-76ac-800f-066ad42ce6c8', 4, 'Arbeitsmenge und Tempo',
    'Erledigt Aufträge in einer Zeit, die dem Lehrjahr entspricht.'),
  ('6c5523b6-3968-70cc-83bd-8978df1967a6', '16965a33-924b-7330-84e9-e53808441384', 1, 'Planung und Arbeitstechnik',
    'Gliedert Aufträge in Schritte, setzt Prioritäten und behält Termine im Blick.'),
  ('97974045-50c1-70c0-8220-9a675cdb509a', '16965a33-924b-7330-84e9-e53808441384', 2, 'Problemlösung',
    'Geht Hindernissen auf den Grund und entwickelt eigene Lösungsvorschläge.'),
  ('3b88c7bc-7363-7cbf-8ec8-f2ac8c7d0d26', '16965a33-924b-7330-84e9-e53808441384', 3, 'Dokumentation',
    'Hält Vorgehen und Ergebnisse so fest, dass andere damit weiterarbeiten können.'),
  ('e53be68c-c2da-77db-84a7-c1d387c19c05', '16965a33-924b-7330-84e9-e53808441384', 4, 'Umgang mit Mitteln und Daten',
    'Geht mit Material, Geräten und vertraulichen Daten umsichtig und sparsam um.'),
  ('23ac988e-fa97-7fab-85ab-4d6ad4a8e6eb', 'eac71593-b28a-7ffe-8793-73a13c7b29db', 1, 'Zusammenarbeit',
    'Trägt zum Team bei, hilft anderen und hält Abmachungen ein.'),
  ('23885b23-d95f-78c5-8368-3ab88e0d0961', 'eac71593-b28a-7ffe-8793-73a13c7b29db', 2, 'Kommunikation',
    'Informiert rechtzeitig, fragt nach und drückt sich verständlich aus.'),
  ('93811240-1ef0-70f6-8660-826fb13d9756', 'eac71593-b28a-7ffe-8793-73a13c7b29db', 3, 'Kundenorientierung',
    'Erkennt Bedürfnisse von Kundschaft und internen Anspruchsgruppen und tritt freundlich auf.'),
  ('1fb290b2-b914-7277-8887-f7bfefaa9ec7', 'eac71593-b28a-7ffe-8793-73a13c7b29db', 4, 'Umgang mit Kritik',
    'Nimmt Rückmeldungen an, zieht Schlüsse daraus und kritisiert selbst sachlich.'),
  ('ae445529-ed18-76f3-852a-15d83a818d7c', '808c88d6-563d-7cd8-84c5-411633b31559', 1, 'Zuverlässigkeit',
    'Ist pünktlich, hält Zusagen ein und meldet sich frühzeitig, wenn etwas nicht klappt.'),
  ('766d8c71-182c-781e-814d-8db9989f9482', '808c88d6-563d-7cd8-84c5-411633b31559', 2, 'Selbstständigkeit',
    'Arbeitet dem Lehrjahr entsprechend eigenständig und holt Hilfe, wenn es sie braucht.'),
  ('d6f2f2f0-6a14-74c8-8582-d1b825e9c7d1', '808c88d6-563d-7cd8-84c5-411633b31559', 3, 'Lernbereitschaft',
    'Zeigt Interesse, stellt Fragen und eignet sich Neues an.'),
  ('f0013140-29b8-7dd4-8c95-9114367237fe', '808c88d6-563d-7cd8-84c5-411633b31559', 4, 'Belastbarkeit',
    'Bleibt auch bei Zeitdruck und Änderungen überlegt und freundlich.'),
  ('82742560-fd15-7e06-8948-c23d2cc18fd0', '29daee6d-8ac4-7346-8454-aa13ab26e420', 1, 'Einführung',
    'Ich wurde gut empfangen, kannte meine Ansprechpersonen und wusste, was mich erwartet.'),
  ('c83b3556-5858-7baa-8bbb-27981915b425', '29daee6d-8ac4-7346-8454-aa13ab26e420', 2, 'Begleitung',
    'Meine Kontaktperson nahm sich Zeit, erklärte verständlich und war erreichbar.'),
  ('6bd520e8-5ef8-72a2-8869-86aba626f251', '29daee6d-8ac4-7346-8454-aa13ab26e420', 3, 'Rückmeldungen',
    'Ich erhielt regelmässig Rückmeldungen, die mir weiterhalfen.'),
  ('44690a93-2eaf-7975-86c9-0977b081dda6', '29daee6d-8ac4-7346-8454-aa13ab26e420', 4, 'Umgang im Team',
    'Ich wurde respektiert, einbezogen und konnte Fragen ohne Hemmungen stellen.'),
  ('da30dc4e-71a4-7df6-8344-ca93401ea576', '30a32a45-5822-7a28-810b-6f7aea0af9dc', 1, 'Passende Aufgaben',
    'Die Aufgaben passten zu meinem Lehrjahr und zu meinen Bildungszielen.'),
  ('68c3d534-13c3-7311-854d-db5d233ccc7d', '30a32a45-5822-7a28-810b-6f7aea0af9dc', 2, 'Lernfortschritt',
    'Ich habe Neues gelernt und kann es selbstständig anwenden.'),
  ('f40a28e1-d5d8-754a-8761-7a18eba85a90', '30a32a45-5822-7a28-810b-6f7aea0af9dc', 3, 'Verantwortung',
    'Ich durfte eigene Ideen einbringen und Verantwortung übernehmen.'),
  ('f9843b2a-ee33-77a9-82c5-37c13f218950', '30a32a45-5822-7a28-810b-6f7aea0af9dc', 4, 'Arbeitsplatz und Hilfsmittel',
    'Arbeitsplatz, Geräte und Zugänge standen rechtzeitig bereit.'),
  ('ca891787-2533-73f9-819e-7135589964ed', '30a32a45-5822-7a28-810b-6f7aea0af9dc', 5, 'Eigener Einsatz',
    'Ich habe mich engagiert und meinen Teil zum Gelingen beigetragen.');

-- ## Evaluations
-- One for every assignment in force whose contact person is in the system; it has the id of the assignment. When each
-- side submitted stands here, not with what it wrote: the company sees who is still to come, and nothing else.
create table evaluation (
  id                      uuid primary key references assignment on delete cascade,
  apprentice_id           uuid not null references person,
  company_id              uuid not null references company,
  contact_id              uuid references person,
  status                  text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'DISCUSSED')),
  -- Fixed by the first save.
  version                 integer references criteria_version,
  apprentice_submitted_at timestamptz(3),
  contact_submitted_at    timestamptz(3),
  apprentice_discussed_at timestamptz(3),
  contact_discussed_at    timestamptz(3),
  -- What both take on, and since when.
  agreements              text[] not null default '{}',
  agreed_at               timestamptz(3),
  check (status = 'DRAFT' or (apprentice_submitted_at is not null and contact_submitted_at is not null)),
  check (status <> 'DRAFT' or (apprentice_discussed_at is null and contact_discussed_at is null)),
  -- Who has no account marks nothing: then the apprentice's mark is enough.
  check (status <> 'DISCUSSED' or (apprentice_discussed_at is not null
    and (contact_discussed_at is not null or contact_id is null))),
  check (status <> 'DRAFT' or agreements = '{}')
);
create index evaluation_apprentice on evaluation (apprentice_id);
create index evaluation_contact on evaluation (contact_id) where contact_id is not null;
create index evaluation_company on evaluation (company_id);
call protect_rows('evaluation', $$
  apprentice_id = (select app_person()) or contact_id = (select app_person()) or company_id = (select app_company())$$);
call classify('evaluation', 'personal', 'id apprentice_id company_id contact_id');
call classify('evaluation', 'sensitive', 'status apprentice_submitted_at contact_submitted_at apprentice_discussed_at contact_discussed_at agreements agreed_at');
call classify('evaluation', 'technical', 'version');

-- What one side writes. T14: nobody else's business until both have submitted.
create table judgement (
  id            uuid primary key default uuidv7(),
  evaluation_id uuid not null references evaluation on delete cascade,
  side          text not null check (side in ('APPRENTICE', 'CONTACT')),
  party_id      uuid references person,
  -- «7. Diverses / Bemerkung», of the contact person only.
  notes         text not null default '' check (side = 'CONTACT' or notes = ''),
  date_modified timestamptz(3) not null default now(),
  unique (evaluation_id, side)
);
create index judgement_party on judgement (party_id) where party_id is not null;
call protect_rows('judgement', $$
  party_id = (select app_person()) or exists (select from evaluation
    where evaluation.id = judgement.evaluation_id and evaluation.status <> 'DRAFT')$$);
call classify('judgement', 'personal', 'evaluation_id side party_id date_modified');
call classify('judgement', 'sensitive', 'notes');
call classify('judgement', 'technical', 'id');

create table evaluation_point (
  id            uuid primary key default uuidv7(),
  part_id       uuid not null references judgement on delete cascade,
  criterion_id  uuid not null references criterion,
  -- A text can be begun before the grade is chosen.
  grade         text check (grade in ('A', 'B', 'C', 'D')),
  justification text not null default '',
  unique (part_id, criterion_id)
);
-- As far as the part it belongs to.
call protect_rows('evaluation_point', $$
  exists (select from judgement where judgement.id = evaluation_point.part_id)$$);
call classify('evaluation_point', 'personal', 'part_id criterion_id');
call classify('evaluation_point', 'sensitive', 'grade justification');
call classify('evaluation_point', 'technical', 'id');

-- One a side, once both have submitted; written once and never changed.
create table evaluation_statement (
  id            uuid primary key default uuidv7(),
  evaluation_id uuid not null references evaluation on delete cascade,
  side          text not null check (side in ('APPRENTICE', 'CONTACT')),
  body          text not null check (body <> ''),
  date_created  timestamptz(3) not null default now(),
  unique (evaluation_id, side)
);
call protect_rows('evaluation_statement', $$
  exists (select from evaluation where evaluation.id = evaluation_statement.evaluation_id
    and evaluation.status <> 'DRAFT')$$);
call classify('evaluation_statement', 'personal', 'evaluation_id side date_created');
call classify('evaluation_statement', 'sensitive', 'body');
call classify('evaluation_statement', 'technical', 'id');

-- An assignment that is approved has its evaluation from then on, whoever approved it. When somebody else accompanies it,
-- what the former contact person wrote goes: it was theirs alone. Neither row is one the caller sees, so the owner looks.
create function assignment_evaluation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
begin
  perform set_config('app.owner_sees', 'on', true);
  if new.contact_id is not null then
    insert into evaluation (id, apprentice_id, company_id, contact_id)
    values (new.id, new.author_id, new.company_id, new.contact_id) on conflict (id) do nothing;
  end if;
  update evaluation set contact_id = new.contact_id
  where id = new.id and contact_id is distinct from new.contact_id and contact_submitted_at is null;
  delete from judgement using evaluation
  where evaluation.id = new.id and judgement.evaluation_id = new.id and judgement.side = 'CONTACT'
    and judgement.party_id is distinct from evaluation.contact_id;
  perform set_config('app.owner_sees', seen, true);
  return null;
end $$;
create trigger assignment_evaluation after insert or update of status, contact_id on assignment
  for each row when (new.approved_at is not null) execute function assignment_evaluation();

-- Whether one side has submitted: dates and contact person are fixed then, whoever asks.
create function is_evaluated(assignment_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
  found_one boolean;
begin
  perform set_config('app.owner_sees', 'on', true);
  found_one := exists (select from evaluation where id = assignment_id
    and (apprentice_submitted_at is not null or contact_submitted_at is not null));
  perform set_config('app.owner_sees', seen, true);
  return found_one;
end $$;

insert into evaluation (id, apprentice_id, company_id, contact_id)
select id, author_id, company_id, contact_id from assignment where approved_at is not null and contact_id is not null;

-- What was agreed last time, for whoever is a party of this evaluation: the new contact person has nothing to do with the
-- old one, so the owner looks, and hands out the agreements only.
create function last_agreements(of_evaluation uuid)
  returns table (title text, agreed_at timestamptz, agreements text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
begin
  perform set_config('app.owner_sees', 'on', true);
  return query
    select assignment.title, former.agreed_at, former.agreements
    from evaluation this
    join assignment as this_assignment on this_assignment.id = this.id
    join evaluation former on former.apprentice_id = this.apprentice_id and former.id <> this.id
    join assignment on assignment.id = former.id
    where this.id = of_evaluation and app_person() in (this.apprentice_id, this.contact_id)
      and former.agreements <> '{}' and assignment.approved_start < this_assignment.approved_start
    order by former.agreed_at desc, former.id limit 1;
  perform set_config('app.owner_sees', seen, true);
end $$;
