// What the tables of a company are tested with: assignments with days and people with names.
import { SECTOR } from '../../../../test/activities.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import type { Person } from '../../../../test/people.ts'

export interface Planned {
  status?: 'DRAFT' | 'PENDING' | 'APPROVED' | 'REJECTED'
  title?: string
  /** Days from today in Switzerland. */
  from?: number
  to?: number
  contact?: Person
  workload?: number
}

/** An assignment around today, as the database knows it. */
export async function plan(data: TestDatabase, author: Person, planned: Planned = {}): Promise<string> {
  const {
    status = 'APPROVED',
    title = `Einsatz von ${author.nameFirst}`,
    from = -5,
    to = 5,
    contact,
    workload = 80,
  } = planned
  const { rows } = await data.pool.query<{ id: string }>(
    `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
       date_start, date_end, workload, contact_id, contact)
     values ($1, $2, $3, $4, 'Darum geht es.', 'Olten', 'Team', $5, swiss_today() + $6::int, swiss_today() + $7::int,
       $8, $9, $10) returning id`,
    [
      author.id,
      author.companyId,
      status,
      title,
      SECTOR,
      from,
      to,
      workload,
      contact?.id ?? null,
      contact ? '' : 'Rita Beispiel',
    ],
  )
  return rows[0]!.id
}

export const supervise = (data: TestDatabase, supervisor: Person, ...apprentices: Person[]) =>
  data.pool.query('update person set supervisor_id = $1 where id = any($2)', [
    supervisor.id,
    apprentices.map(({ id }) => id),
  ])

export const rename = (data: TestDatabase, person: Person, last: string) =>
  data.pool.query('update person set name_last = $2 where id = $1', [person.id, last])
