// A made-up marketplace of any size: companies of very different sizes, one of them with a fortieth of all activities;
// people with pictures; activities in all statuses over three years, their texts from a small language with frequent and
// rare words. Made by SQL alone, with triggers and indexes set aside.
import type pg from 'pg'

export interface Size {
  activities: number
  companies: number
  /** Twice as many as companies at least, or some have nobody. */
  people: number
}

/** Ids made from a number, so that a load can name one without a look-up. */
export const idOf = (kind: 'company' | 'person' | 'activity', n: number): string =>
  `00000000-000${{ company: 1, person: 0, activity: 2 }[kind]}-7000-8000-${n.toString(16).padStart(12, '0')}`

const sqlId = (kind: 'company' | 'person' | 'activity', n: string) =>
  `('00000000-000${{ company: 1, person: 0, activity: 2 }[kind]}-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** The number of the n-th person's company, as SQL. The first company has most people, the last fewest. */
export const companyOf = (n: string, { companies, people }: Pick<Size, 'companies' | 'people'>) =>
  `(1 + floor(${companies} * power((${n} - 1)::float8 / ${people}, 2))::int)`

/** The n-th person's role: of ten, five learn, three train, one is an officer, one a plain user. */
const roles =
  "(array['APPRENTICE','VOCATIONAL_TRAINER','APPRENTICE','USER','APPRENTICE','VOCATIONAL_TRAINER','APPRENTICE','EDUCATION_OFFICER','APPRENTICE','VOCATIONAL_TRAINER'])[n % 10 + 1]"

const words = `
  create temp table title as select row_number() over () as n, a || ' ' || b as words,
      activity_document(a || ' ' || b, '') as doc
    from unnest(array['Glasfaser','Kassendaten','Netzwerk','Datenbank','Werkstatt','Lernendentag','Onlineshop','Drucker',
      'Serverraum','Telefonie','Verkauf','Garten','Logistik','Küche','Brücken','Häuser','Fahrzeuge','Büro','Lager','Film',
      'Foto','Holz','Metall','Papier','Kunden','Personal','Energie','Wasser','Strassen','Bahn','Post','Bank','Medien',
      'Möbel','Textil','Musik','Sport','Schul','Spital','Labor']) stem,
    unnest(array['','projekt','konzept','archiv','zentrum','verwaltung','technik','dienst','tag','messe','führung','plan',
      'lager','daten','portal','katalog','kasse','werkstatt','inventar','börse','anlage','leitung','station','prüfung',
      'reihe']) ending,
    lateral (select stem || ending as a) compound,
    unnest(array['Umbau','Auswertung','Pflege','Planung','Betreuung','Wartung','Schulung','Aufbau']) b;
  create temp table story as select row_number() over () as n, s as words, activity_document('', s) as doc
    from unnest(array[
      'Wir ersetzen alte Leitungen und du bist in allen Phasen dabei: planen, ziehen, messen, dokumentieren.',
      'Du hilfst der Kundschaft am Schalter und lernst, wie Bestellungen verbucht werden.',
      'In kleinen Schritten entsteht ein Prototyp, den wir jede Woche vor Ort testen und verbessern.',
      'Programmieren ist ein Plus, aber keine Bedingung: Wer fragt, lernt am meisten.',
      'Gesucht sind drei Personen aus verschiedenen Betrieben für Kamera, Schnitt und Interviews.',
      'Am Schluss präsentierst du das Ergebnis der Leitung und übergibst die Unterlagen.',
      'Wir räumen das Archiv auf, erfassen alle Akten und prüfen, was aufbewahrt werden muss.',
      'Du planst Termine, buchst Räume und schreibst das Protokoll der Sitzung.']) s;
  create temp table place as select row_number() over () as n, p as words, activity_document(p, '') as doc
    from unnest(array['Olten','Aarau','Zürich','Bern','Luzern','Solothurn','Basel','Winterthur','Chur','Sitten']) p;
  create temp table team as select row_number() over () as n, t as words, activity_document(t, '') as doc
    from unnest(array['Technik','Verkauf','Finanzen','Personal','Marketing','Betrieb','Einkauf']) t;
  create temp table sector as select row_number() over (order by name) - 1 as n, id, activity_document(name, '') as doc,
      count(*) over () as many from work_sector;`

const people = (size: Size) => `
  insert into company (id, name, location)
    select ${sqlId('company', 'n')}, 'Betrieb ' || n || ' Mittelland AG', 'Olten'
    from generate_series(1, ${size.companies}) n;
  insert into person (id, company_id, email, name_first, name_last, roles, setup_at)
    select ${sqlId('person', 'n')}, ${sqlId('company', companyOf('n', size))}, 'p' || n || '@bench.example',
      (array['Anna','Luca','Noah','Mia','Leandro','Sofia','Elias','Lena','Tim','Alessandra'])[n % 10 + 1],
      (array['Müller','Keller','Brunner','Schneider','Gerber','Zimmermann','Bernasconi','Frei'])[n % 8 + 1] || ' ' || n,
      array[${roles}], now() from generate_series(1, ${size.people}) n;
  insert into setting (person_id) select id from person;
  insert into file (id, owner_id, company_id, kind, status, name, extension, declared_type, quarantine_key, variants,
      attached_resource, attached_id)
    select id, id, company_id, 'IMAGE', 'READY', 'portrait.jpg', 'jpg', 'image/jpeg', 'quarantine/' || id,
      jsonb_build_object('full', jsonb_build_object('key', 'files/' || id || '/full', 'type', 'image/webp', 'size', 90000),
        'thumb', jsonb_build_object('key', 'files/' || id || '/thumb', 'type', 'image/webp', 'size', 4000)),
      'avatar', id from person;
  update person set avatar_file_id = id;
  create temp table staff as select c, min(n)::int as first, count(*)::int as many
    from (select n, ${companyOf('n', size)} as c from generate_series(1, ${size.people}) n) someone group by c;`

const activities = ({ activities, companies }: Size) => `
  insert into activity (id, company_id, author_id, status, title, description, location, department, work_sector_id,
      is_public, slots, reserved, date_start, date_end, featured_at, date_published, date_created, date_modified, search)
    select ${sqlId('activity', 'i')}, ${sqlId('company', 'c')},
      ${sqlId('person', 'staff.first + i % staff.many')}, status,
      title.words || ' in ' || place.words || ' mit dem Team ' || team.words || ' ' || i, story.words, place.words, team.words, sector.id, is_public, 4, i % 4,
      case when i % 2 = 0 then modified::date + 20 end, case when i % 2 = 0 then modified::date + 60 end,
      case when status = 'PUBLISHED' and i % (${activities} / 50) = 0 then modified end,
      case when status in ('PUBLISHED', 'ONGOING', 'ARCHIVED') then modified end, modified, modified,
      title.doc || story.doc || place.doc || team.doc || sector.doc || array_to_tsvector(array[i::text])
    from (
      select i, case when i % 40 = 0 then 1 else 1 + floor(${companies} * power(random(), 2))::int end as c,
        random() < 0.4 as is_public,
        (array['PUBLISHED','PUBLISHED','PUBLISHED','PUBLISHED','PUBLISHED','PUBLISHED','PUBLISHED','PUBLISHED','PUBLISHED',
          'PUBLISHED','ONGOING','ONGOING','ARCHIVED','ARCHIVED','ARCHIVED','ARCHIVED','APPROVED','PENDING','DRAFT',
          'REJECTED'])[1 + floor(random() * 20)::int] as status,
        now() - random() * 1000 * interval '1 day' as modified, floor(8000 * power(random(), 2))::int as t,
        floor(random() * 8)::int as s, floor(random() * 10)::int as p, floor(random() * 7)::int as d,
        floor(random() * 23)::int as w
      from generate_series(1, ${activities}) i
    ) made
    join staff using (c)
    join title on title.n = t + 1 join story on story.n = s + 1 join place on place.n = p + 1 join team on team.n = d + 1
    join sector on sector.n = w % sector.many;`

const kept = ({ people }: Size) => `
  insert into activity_count select company_id, status, is_public, count(*) from activity
    where is_visible or status in ('PENDING', 'APPROVED') group by 1, 2, 3;
  insert into activity_count_all select abs(hashtext(company_id::text)) % 16, activity_status, is_public, sum(n)
    from activity_count group by 1, 2, 3;
  insert into search_word select distinct word from (select unnest(tsvector_to_array(doc)) as word from title
    union select unnest(tsvector_to_array(doc)) from story union select unnest(tsvector_to_array(doc)) from place
    union select unnest(tsvector_to_array(doc)) from sector union select unnest(tsvector_to_array(doc)) from team) w
    where length(word) between 3 and 60;
  insert into bookmark (person_id, activity_id)
    select person_id, activity_id from (
      select ${sqlId('person', `1 + (random() * ${people - 1})::int`)} as person_id, id as activity_id
      from activity tablesample system (20)) picked on conflict do nothing;`

export async function fillActivities(client: pg.Client, size: Size) {
  await client.query("set maintenance_work_mem = '512MB'; set app.owner_sees = 'on'")
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    // Those of constraints stay: other tables lean on them.
    `select indexname, indexdef from pg_indexes where tablename = 'activity'
     and indexname not in (select conname from pg_constraint where conrelid = 'activity'::regclass)`,
  )
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
  await client.query('alter table activity disable trigger user')
  for (const step of [words, people(size), activities(size), kept(size)]) await client.query(step)
  await client.query('alter table activity enable trigger user')
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('vacuum analyze')
}
