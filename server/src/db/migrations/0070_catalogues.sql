-- Catalogues that are looked after in the admin tool (docs/decisions/0097): what is used is renamed or retired, never deleted.

-- ## Work sectors and picture templates have an order, and can be retired.
alter table work_sector
  add column position integer not null default 0,
  add column retired_at timestamptz,
  add constraint work_sector_size check (length(name) <= 80 and length(description) <= 300);
update work_sector set position = ordered.position
  from (select id, row_number() over (order by name collate "de-CH-x-icu", id) as position from work_sector) ordered
  where ordered.id = work_sector.id;
call classify('work_sector', 'public', 'retired_at');
call classify('work_sector', 'technical', 'position');
create index assignment_sector on assignment (work_sector_id);

alter table profession add column retired_at timestamptz,
  add constraint profession_size check (length(name) <= 120 and length(short) <= 20 and length(field) <= 80);
call classify('profession', 'public', 'retired_at');

alter table image_template add column retired_at timestamptz,
  add constraint image_template_size check (length(name) <= 120 and length(alt) <= 250);
call classify('image_template', 'public', 'retired_at');

-- ## Subjects of school: offered, not referred to; a mark keeps the name it was written with.
create table school_subject (
  id             text primary key check (id <> ''),
  name           text not null unique check (name <> '' and length(name) <= 120),
  position       integer not null default 0,
  -- Whose subject it is; none: everybody's.
  profession_ids text[] not null default '{}',
  retired_at     timestamptz
);
create index school_subject_order on school_subject (position, id);
call classify('school_subject', 'public', 'name profession_ids retired_at');
call classify('school_subject', 'technical', 'id position');
insert into school_subject (id, name, position, profession_ids) values
  ('m114', 'M114 Codierungs-, Kompressions- und Verschlüsselungsverfahren einsetzen', 1, '{pr-inf-app,pr-inf-plt}'),
  ('m117', 'M117 Informatik- und Netzinfrastruktur für ein kleines Unternehmen realisieren', 2, '{pr-inf-app,pr-inf-plt,pr-ict-fach}'),
  ('m122', 'M122 Abläufe mit einer Scriptsprache automatisieren', 3, '{pr-inf-app,pr-inf-plt,pr-ict-fach}'),
  ('m123', 'M123 Serverdienste in Betrieb nehmen', 4, '{pr-inf-plt,pr-ict-fach}'),
  ('m126', 'M126 Peripheriegeräte im Netzwerkbetrieb einsetzen', 5, '{pr-ict-fach}'),
  ('m129', 'M129 LAN-Komponenten in Betrieb nehmen', 6, '{pr-inf-plt,pr-ict-fach}'),
  ('m141', 'M141 Datenbanksystem in Betrieb nehmen', 7, '{pr-inf-plt}'),
  ('m143', 'M143 Backup- und Restore-Systeme implementieren', 8, '{pr-inf-plt}'),
  ('m145', 'M145 Netzwerk betreiben und erweitern', 9, '{pr-inf-plt}'),
  ('m157', 'M157 IT-System-Einführung planen und durchführen', 10, '{pr-inf-plt}'),
  ('m158', 'M158 Software-Migration planen und durchführen', 11, '{pr-inf-plt}'),
  ('m159', 'M159 Directoryservices konfigurieren und in Betrieb nehmen', 12, '{pr-inf-plt}'),
  ('m162', 'M162 Daten analysieren und modellieren', 13, '{pr-inf-app,pr-inf-plt,pr-edb}'),
  ('m164', 'M164 Datenbanken erstellen und Daten einfügen', 14, '{pr-inf-app,pr-inf-plt,pr-edb}'),
  ('m165', 'M165 NoSQL-Datenbanken einsetzen', 15, '{pr-inf-app}'),
  ('m169', 'M169 Services mit Containern bereitstellen', 16, '{pr-inf-plt}'),
  ('m182', 'M182 Systemsicherheit implementieren', 17, '{pr-inf-plt}'),
  ('m183', 'M183 Applikationssicherheit implementieren', 18, '{pr-inf-app}'),
  ('m213', 'M213 Teamverhalten entwickeln', 19, '{pr-mediamatik,pr-edb}'),
  ('m214', 'M214 Benutzer/innen im Umgang mit Informatikmitteln instruieren', 20, '{pr-ict-fach}'),
  ('m230', 'M230 Geschäftsprozesse nach Grundsätzen des Prozessmanagements modellieren', 21, '{pr-edb}'),
  ('m231', 'M231 Datenschutz und Datensicherheit anwenden', 22, '{pr-inf-app,pr-inf-plt,pr-edb}'),
  ('m241', 'M241 Innovative ICT-Lösungen initialisieren', 23, '{pr-inf-app,pr-inf-plt}'),
  ('m245', 'M245 Innovative ICT-Lösungen umsetzen', 24, '{pr-inf-app,pr-inf-plt}'),
  ('m254', 'M254 Geschäftsprozesse im eigenen Berufsumfeld beschreiben', 25, '{pr-inf-app,pr-inf-plt,pr-edb}'),
  ('m262', 'M262 Evaluation von ICT-Mitteln durchführen', 26, '{pr-ict-fach}'),
  ('m263', 'M263 Sicherheit von ICT-Benutzerendgeräten gewährleisten', 27, '{pr-ict-fach}'),
  ('m264', 'M264 Digitale Medienproduktionen vorbereiten', 28, '{pr-mediamatik}'),
  ('m265', 'M265 Digitale Fotografien produzieren', 29, '{pr-mediamatik}'),
  ('m266', 'M266 Digitale Animationen produzieren', 30, '{pr-mediamatik}'),
  ('m267', 'M267 Digitale Audioaufnahmen produzieren', 31, '{pr-mediamatik}'),
  ('m268', 'M268 Digitale Filme produzieren', 32, '{pr-mediamatik}'),
  ('m270', 'M270 Farbe und Typografie bestimmen und einsetzen', 33, '{pr-mediamatik}'),
  ('m271', 'M271 Vektordaten erstellen und Bilder bearbeiten', 34, '{pr-mediamatik}'),
  ('m273', 'M273 Layouts anlegen', 35, '{pr-mediamatik}'),
  ('m274', 'M274 Druckdaten aufbereiten und ausgeben', 36, '{pr-mediamatik}'),
  ('m275', 'M275 Gestaltungsentwürfe entwickeln und präsentieren', 37, '{pr-mediamatik}'),
  ('m278', 'M278 Den Markt analysieren und strategische Ziele ableiten', 38, '{pr-mediamatik,pr-edb}'),
  ('m279', 'M279 Marketingkonzept entwickeln und präsentieren', 39, '{pr-mediamatik,pr-edb}'),
  ('m280', 'M280 Analoge und digitale Marketingprodukte konzipieren', 40, '{pr-mediamatik}'),
  ('m281', 'M281 Social-Media-Kanäle aufbauen und bewirtschaften', 41, '{pr-mediamatik}'),
  ('m283', 'M283 Offerten rechtskonform erstellen und überprüfen', 42, '{pr-mediamatik}'),
  ('m286', 'M286 Eigene ICT-Arbeitsinstrumente einrichten und bedienen', 43, '{pr-mediamatik}'),
  ('m287', 'M287 Websites mit CSS gestalten', 44, '{pr-mediamatik}'),
  ('m288', 'M288 Programmiertechniken im Webfrontend einsetzen', 45, '{pr-mediamatik}'),
  ('m290', 'M290 Datenbanken abfragen und verändern', 46, '{pr-mediamatik}'),
  ('m293', 'M293 Webauftritt erstellen und veröffentlichen', 47, '{pr-inf-app}'),
  ('m300', 'M300 Plattformübergreifende Dienste in ein Netzwerk integrieren', 48, '{pr-inf-plt}'),
  ('m306', 'M306 Kleinprojekte im eigenen Berufsumfeld abwickeln', 49, '{pr-inf-app,pr-inf-plt,pr-mediamatik}'),
  ('m307', 'M307 Interaktive Webseite mit Formular erstellen', 50, '{pr-mediamatik}'),
  ('m319', 'M319 Applikationen entwerfen und implementieren', 51, '{pr-inf-app,pr-inf-plt,pr-edb}'),
  ('m320', 'M320 Objektorientiert programmieren', 52, '{pr-inf-app}'),
  ('m321', 'M321 Verteilte Systeme programmieren', 53, '{pr-inf-app}'),
  ('m322', 'M322 Benutzerschnittstellen entwerfen und implementieren', 54, '{pr-inf-app}'),
  ('m323', 'M323 Funktional programmieren', 55, '{pr-inf-app}'),
  ('m324', 'M324 DevOps-Prozesse mit Tools unterstützen', 56, '{pr-inf-app}'),
  ('m346', 'M346 Cloud Lösungen konzipieren und realisieren', 57, '{pr-inf-app,pr-inf-plt}'),
  ('m347', 'M347 Dienst mit Container anwenden', 58, '{pr-inf-app}'),
  ('m426', 'M426 Software mit agilen Methoden entwickeln', 59, '{pr-inf-app}'),
  ('m431', 'M431 Aufträge im eigenen Berufsumfeld selbstständig durchführen', 60, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-ict-fach}'),
  ('m437', 'M437 Im Support arbeiten', 61, '{pr-ict-fach}'),
  ('m450', 'M450 Applikationen testen', 62, '{pr-inf-app}'),
  ('m106', 'M106 Datenbanken abfragen, bearbeiten und warten', 63, '{pr-inf-app,pr-inf-plt}'),
  ('m109', 'M109 Dienste in der Public Cloud betreiben und überwachen', 64, '{pr-inf-app,pr-inf-plt}'),
  ('m184', 'M184 Netzwerksicherheit implementieren', 65, '{pr-inf-plt}'),
  ('m187', 'M187 ICT-Arbeitsplatz mit Betriebssystem in Betrieb nehmen', 66, '{pr-inf-app,pr-inf-plt}'),
  ('m188', 'M188 Services betreiben, warten und überwachen', 67, '{pr-inf-plt}'),
  ('m190', 'M190 Virtualisierungsplattform aufbauen und betreiben', 68, '{pr-inf-app,pr-inf-plt}'),
  ('m223', 'M223 Multi-User-Applikationen objektorientiert realisieren', 69, '{pr-inf-app,pr-inf-plt}'),
  ('m260', 'M260 Office Werkzeuge praxisorientiert einsetzen', 70, '{pr-ict-fach}'),
  ('m269', 'M269 Fotografieprojekt realisieren', 71, '{pr-mediamatik}'),
  ('m272', 'M272 Printprodukte entwerfen und umsetzen', 72, '{pr-mediamatik}'),
  ('m289', 'M289 CMS einsetzen und bewirtschaften', 73, '{pr-mediamatik}'),
  ('m294', 'M294 Frontend einer interaktiven Webapplikation realisieren', 74, '{pr-inf-app}'),
  ('m295', 'M295 Backend für Applikationen realisieren', 75, '{pr-inf-app}'),
  ('m335', 'M335 Mobile-Applikation realisieren', 76, '{pr-inf-app,pr-inf-plt}'),
  ('kv-a', 'HKB A Handeln in agilen Arbeits- und Organisationsformen', 77, '{pr-kv-efz}'),
  ('kv-b', 'HKB B Interagieren in einem vernetzten Arbeitsumfeld', 78, '{pr-kv-efz}'),
  ('kv-c', 'HKB C Koordinieren von unternehmerischen Arbeitsprozessen', 79, '{pr-kv-efz}'),
  ('kv-d', 'HKB D Gestalten von Kunden- oder Lieferantenbeziehungen', 80, '{pr-kv-efz}'),
  ('kv-e', 'HKB E Einsetzen von Technologien der digitalen Arbeitswelt', 81, '{pr-kv-efz}'),
  ('dh-a', 'HKB A Gestalten von Kundenbeziehungen', 82, '{pr-dh-efz,pr-dh-eba}'),
  ('dh-b', 'HKB B Bewirtschaften und Präsentieren von Produkten und Dienstleistungen', 83, '{pr-dh-efz,pr-dh-eba}'),
  ('dh-c', 'HKB C Einbringen und Weiterentwickeln von Produkte- und Dienstleistungskenntnissen', 84, '{pr-dh-efz}'),
  ('dh-d', 'HKB D Interagieren im Betrieb und in der Branche', 85, '{pr-dh-efz,pr-dh-eba}'),
  ('dh-e', 'HKB E Gestalten von Einkaufserlebnissen', 86, '{pr-dh-efz}'),
  ('dh-f', 'HKB F Betreuen von Online-Shops', 87, '{pr-dh-efz}'),
  ('abu', 'Allgemeinbildender Unterricht (ABU)', 88, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-ict-fach,pr-edb,pr-gebinf,pr-dh-efz,pr-dh-eba,pr-log-efz,pr-log-eba}'),
  ('sport', 'Sport', 89, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-ict-fach,pr-edb,pr-gebinf,pr-kv-efz,pr-kv-eba,pr-dh-efz,pr-dh-eba,pr-log-efz,pr-log-eba}'),
  ('englisch', 'Englisch', 90, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-ict-fach,pr-edb,pr-kv-efz,pr-kv-eba,pr-dh-efz}'),
  ('franzoesisch', 'Französisch', 91, '{pr-kv-efz,pr-kv-eba,pr-mediamatik}'),
  ('deutsch', 'Deutsch', 92, '{pr-kv-efz,pr-kv-eba,pr-mediamatik}'),
  ('mathematik', 'Mathematik', 93, '{pr-inf-app,pr-inf-plt}'),
  ('naturwissenschaften', 'Naturwissenschaften', 94, '{pr-inf-app,pr-inf-plt}'),
  ('berufskunde', 'Berufskunde', 95, '{pr-gebinf,pr-log-efz,pr-log-eba,pr-kv-eba}'),
  ('bm-deutsch', 'BM Deutsch', 96, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-edb,pr-kv-efz,pr-dh-efz}'),
  ('bm-franzoesisch', 'BM Französisch', 97, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-edb,pr-kv-efz,pr-dh-efz}'),
  ('bm-englisch', 'BM Englisch', 98, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-edb,pr-kv-efz,pr-dh-efz}'),
  ('bm-mathematik', 'BM Mathematik', 99, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-edb,pr-kv-efz,pr-dh-efz}'),
  ('bm-wirtschaft', 'BM Wirtschaft und Recht', 100, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-edb,pr-kv-efz,pr-dh-efz}'),
  ('bm-finanzen', 'BM Finanz- und Rechnungswesen', 101, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-edb,pr-kv-efz,pr-dh-efz}'),
  ('bm-geschichte', 'BM Geschichte und Politik', 102, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-edb,pr-kv-efz,pr-dh-efz}'),
  ('bm-natur', 'BM Naturwissenschaften', 103, '{pr-inf-app,pr-inf-plt}'),
  ('idaf', 'BM Interdisziplinäres Arbeiten (IDAF)', 104, '{pr-inf-app,pr-inf-plt,pr-mediamatik,pr-edb,pr-kv-efz,pr-dh-efz}');

-- ## Criteria: a version is drafted and published; from then on nothing of it changes.
alter table criteria_version
  add column published_at timestamptz,
  add column date_modified timestamptz not null default now(),
  add constraint criteria_version_published check (published_at is null or valid_from is not null);
update criteria_version set published_at = valid_from where valid_from is not null;
-- At most one is being written.
create unique index criteria_version_draft on criteria_version ((true)) where published_at is null and valid_from is null;
call classify('criteria_version', 'public', 'published_at date_modified');
-- Which criterion of the version before it is, whatever it is called now.
alter table criterion add column same_as uuid references criterion;
call classify('criterion', 'technical', 'same_as');

create function criteria_stay() returns trigger language plpgsql as $$
declare
  touched jsonb;
  of_version integer;
begin
  if tg_op = 'INSERT' then touched := to_jsonb(new); else touched := to_jsonb(old); end if;
  of_version := case tg_table_name when 'criterion' then
    (select version from criterion_type where id = (touched ->> 'type_id')::uuid)
    else (touched ->> 'version')::integer end;
  if exists (select from criteria_version where version = of_version and published_at is not null) then
    raise exception 'published criteria never change';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger criteria_stay before update or delete on criteria_version for each row execute function criteria_stay();
create trigger criteria_stay before insert or update or delete on criterion_type for each row execute function criteria_stay();
create trigger criteria_stay before insert or update or delete on criterion for each row execute function criteria_stay();

-- How often a sector is used in assignments, of all companies: a number, for those who run the platform.
create function assignments_of_sector(sector uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
  found integer;
begin
  if not app_is_platform() then return 0; end if;
  perform set_config('app.owner_sees', 'on', true);
  select count(*)::int into found from assignment where work_sector_id = sector;
  perform set_config('app.owner_sees', seen, true);
  return found;
end $$;
revoke all on function assignments_of_sector from public;
grant execute on function assignments_of_sector to werkplatz_app;
