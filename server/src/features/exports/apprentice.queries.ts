// The apprentices of a company as rows of an exported table.
import type { ApprenticeStatus } from '@werkplatz/contract/company-area/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { reach } from '../../access/scopes.ts'
import type { Db, Tx } from '../../db/handles.ts'
import { contacts, planned } from '../assignments/assignment-parts.queries.ts'
import { colleagues, trainings } from '../people/person-parts.queries.ts'

export interface ExportedApprentice {
  id: string
  shown_last: string
  name_first: string
  mail: string
  profession: string | null
  year: number | null
  date_joined: string | null
  status: ApprenticeStatus
  assignment: string | null
  date_start: string | null
  date_end: string | null
  supervisor: string | null
  contact: string | null
  school_days: string[]
}

/** Of their own company, whoever asks: exports are no directory of the platform. */
const apprentices = (me: Member, mine: boolean) => sql`
  person.company_id = ${me.companyId} and person.status = 'ACTIVE' and person.apprentice_status is not null
  and (not ${mine}::boolean or person.supervisor_id = ${me.id})`

export async function countExported(tx: Tx, me: Member, mine: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from person where ${apprentices(me, mine)}
  `.execute(tx)
  return rows[0]!.count
}

/** In the order of their last names. What is in force counts, also while a change of it waits. */
export async function listExported(db: Db, me: Member, mine: boolean, today: string): Promise<ExportedApprentice[]> {
  const { rows } = await sql<ExportedApprentice>`
    select person.id, ${colleagues.last('person')} as shown_last, person.name_first, ${colleagues.mail('person')} as mail,
      ${trainings.profession('person')} as profession, person.date_joined,
      case when person.date_joined <= ${today}::date then
        least(extract(year from age(${today}::date, person.date_joined))::int + 1,
          (select duration_years from profession where profession.id = person.profession_id)) end as year,
      person.apprentice_status as status, assignment.title as assignment,
      ${planned.starts('assignment')} as date_start,
      ${planned.ends('assignment')} as date_end,
      (select supervisor.name_first || ' ' || ${colleagues.last('supervisor')} from person supervisor
        where supervisor.id = person.supervisor_id) as supervisor,
      ${contacts.name('assignment', me)} as contact,
      person.school_days
    from person
    left join assignment on assignment.id = person.current_assignment_id and ${reach(access['assignment.read'], me)}
    where ${apprentices(me, mine)}
    order by ${colleagues.byLastName('person')}, person.id
  `.execute(db)
  return rows
}
