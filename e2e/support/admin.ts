// People of a company for stories of the admin tool: made for the story, so that nobody of the demo world changes.
import { randomUUID } from 'node:crypto'

import { run } from '../../tools/lib/run.ts'
import { cluster } from './cluster.ts'

const sql = (text: string) =>
  run('psql', ['-X', '-q', '-t', '-A', '-d', cluster().databaseUrl, '-c', text], { output: 'collect' })

export interface Team {
  company: string
  officer: string
  leaver: string
  receiver: string
}

/** A company with an officer and two trainers, one of whom looks after eight apprentices. They all know the demo password. */
export async function plantTeam(): Promise<Team> {
  const mark = randomUUID().slice(0, 8)
  const company = `Kranwerk ${mark}`
  const address = (name: string) => `${name}.${mark}@kranwerk.example`
  const person = (first: string, last: string, role: string) => `
    with made as (insert into person (company_id, email, name_first, name_last, roles, setup_at, adult_from)
      select id, '${address(first.toLowerCase())}', '${first}', '${last}', '{${role}}', now(), '2020-01-01' from company
      where name = '${company}' returning id),
    known as (insert into credential (person_id, password_hash) select made.id, credential.password_hash from made,
      credential join person on person.id = credential.person_id where person.email = 'nina.ammann@handelswerk.example')
    insert into setting (person_id) select id from made;`
  const apprentices = Array.from({ length: 8 }, (_, n) => person(`Lernt${n + 1}`, 'Muster', 'APPRENTICE')).join('')
  await sql(`insert into company (name, location, bio) values ('${company}', 'Olten', 'Wir heben.');
    ${person('Ona', 'Brand', 'EDUCATION_OFFICER')} ${person('Simon', 'Geher', 'VOCATIONAL_TRAINER')}
    ${person('Rita', 'Bleibt', 'VOCATIONAL_TRAINER')} ${apprentices}
    update person set supervisor_id = (select id from person where email = '${address('simon')}')
      where email like 'lernt%.${mark}@kranwerk.example';`)
  return { company, officer: address('ona'), leaver: address('simon'), receiver: address('rita') }
}

/** A background job that was given up, as the worker writes it down. Its id. */
export async function plantDeadLetter(queue: string, reason: string): Promise<string> {
  const id = randomUUID()
  await sql(`insert into dead_letter (id, job_id, queue, data, reason, tries)
    values ('${id}', '${randomUUID()}', '${queue}', '{}', '${reason}', 5)`)
  return id
}

/** Of a company: how many invitations there are, and to how many addresses. */
export async function invitedOf(company: string): Promise<{ rows: number; addresses: number }> {
  const found = await sql(`select json_build_object('rows', count(*), 'addresses', count(distinct invitation.email))
    from invitation join company on company.id = invitation.company_id where company.name = '${company}'`)
  return JSON.parse(found) as { rows: number; addresses: number }
}
