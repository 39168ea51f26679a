// One company with many apprentices among all the people of three countries. Made by SQL alone, with triggers set aside.
import type pg from 'pg'

export interface CompanySize {
  people: number
  /** Of the first company; it has a trainer for every ten of them and twenty officers. */
  apprentices: number
}

/** Everybody else is in companies of thirty. */
const OTHERS = 30
/** What each apprentice has behind, before and with them. */
const EACH = 8

const sqlId = (kind: number, n: string) => `('00000000-000${kind}-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

const people = ({ people, apprentices }: CompanySize) => `
  insert into company (id, name, location)
    select ${sqlId(1, 'n')}, 'Betrieb ' || n, 'Olten' from generate_series(1, ${Math.ceil(people / OTHERS) + 2}) n;
  insert into person (id, company_id, email, name_first, name_last, roles, setup_at, date_joined, supervisor_id, apprentice_status)
    select ${sqlId(0, 'n')}, ${sqlId(1, `case when n <= ${apprentices} * 11 / 10 + 20 then 1 else 2 + n / ${OTHERS} end`)},
      'p' || n || '@bench.example',
      (array['Anna','Luca','Noah','Mia','Leandro','Sofia','Elias','Lena','Tim','Alessandra'])[n % 10 + 1],
      (array['Müller','Keller','Brunner','Schneider','Gerber','Zimmermann','Bernasconi','Frei'])[n % 8 + 1] || ' ' || n,
      array[role], now(), current_date - 600,
      case when n <= ${apprentices} then ${sqlId(0, `${apprentices} + 1 + n / 10`)} end,
      case when role = 'APPRENTICE' then 'IDLE' end
    from (select n, case
        when n <= ${apprentices} then 'APPRENTICE'
        when n <= ${apprentices} * 11 / 10 then 'VOCATIONAL_TRAINER'
        when n <= ${apprentices} * 11 / 10 + 20 then 'EDUCATION_OFFICER'
        when n % 3 = 0 then 'VOCATIONAL_TRAINER' else 'APPRENTICE' end as role
      from generate_series(1, ${people}) n) made;
  insert into setting (person_id) select id from person;`

/** Ten weeks each, one after the other, the last ones ahead; every ninth waits for approval. */
const assignments = ({ apprentices }: CompanySize) => `
  insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
      date_start, date_end, contact, approved_at, approved_start, approved_end, approved_workload, submitted_at,
      date_created, date_modified)
    select id, company_id, status, 'Einsatz ' || k, 'Darum geht es.', 'Olten', 'Technik', sector, starts, starts + 62,
      'Frau Frei', case when status = 'APPROVED' then now() end, case when status = 'APPROVED' then starts end,
      case when status = 'APPROVED' then starts + 62 end, case when status = 'APPROVED' then 100 end, now() - interval '4 days',
      now(), now() - (n % 500) * interval '1 hour'
    from (select person.id, company_id, k, n, case when (n + k) % 9 = 0 then 'PENDING' else 'APPROVED' end as status,
        current_date - 420 + k * 70 + (n % 40)::int as starts
      from (select id, company_id, row_number() over (order by id) as n from person where 'APPRENTICE' = any (roles)) person,
        generate_series(1, ${EACH}) k
      -- All of the large company's, and of every twentieth person elsewhere.
      where n <= ${apprentices} or n % 20 = 0) made,
    (select id as sector from work_sector order by name limit 1) first;`

/** As the nightly job would leave it. */
const statuses = `
  update person set apprentice_status = state.status, current_assignment_id = state.assignment_id
  from (select author_id, (apprentice_state(author_id, current_date)).* from (select distinct author_id from assignment) a) state
  where person.id = state.author_id;`

export async function fillCompany(client: pg.Client, size: CompanySize) {
  await client.query("set app.owner_sees = 'on'")
  for (const table of ['person', 'assignment']) await client.query(`alter table ${table} disable trigger user`)
  for (const step of [people(size), assignments(size), statuses]) await client.query(step)
  for (const table of ['person', 'assignment']) await client.query(`alter table ${table} enable trigger user`)
  await client.query('vacuum analyze')
}
