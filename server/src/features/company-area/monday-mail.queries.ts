// Who is written to on Monday, and about whom: supervisors about their apprentices, education officers about all of the company.
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { idle, planned, waits } from '../assignments/assignment-parts.queries.ts'
import { colleagues } from '../people/person-parts.queries.ts'

export type MondayKind = 'idle' | 'ending' | 'waiting'

export interface MondayRow {
  reader_id: string
  /** Null, with the rest, of a reader about whose apprentices there is nothing to say. */
  kind: MondayKind | null
  name: string
  /** Since when, or when it ends; null if nothing says so. */
  day: string | null
  /** From that day to today, or from today to that day. */
  days: number | null
}

/** The next readers after one, and what stands before each of them this week. */
export async function listMonday(tx: Tx, after: string, readers: number): Promise<MondayRow[]> {
  const isTheirs = sql`person.company_id = reader.company_id and person.status = 'ACTIVE'
    and person.apprentice_status is not null and (reader.is_officer or person.supervisor_id = reader.id)`
  const name = sql`person.name_first || ' ' || ${colleagues.last('person')}`
  const { rows } = await sql<MondayRow>`
    with reader as materialized (
      select person.id, person.company_id, 'EDUCATION_OFFICER' = any (person.roles) as is_officer from person
      where person.id > ${after} and person.status = 'ACTIVE' and person.setup_at is not null
        and ('EDUCATION_OFFICER' = any (person.roles) or 'VOCATIONAL_TRAINER' = any (person.roles))
      order by person.id limit ${readers}
    )
    select reader.id as reader_id, entry.kind, entry.name, entry.day, abs(entry.day - swiss_today()) as days
    from reader left join lateral (
      select 'idle' as kind, ${name} as name, ${idle.since('person')} as day
      from person where ${isTheirs} and person.apprentice_status = 'IDLE'
      union all
      select 'ending', ${name}, assignment.approved_end
      from person join assignment on assignment.id = person.current_assignment_id
      where ${isTheirs} and person.apprentice_status = 'ACTIVE' and ${planned.endsSoon('assignment')}
      union all
      select 'waiting', ${name}, (assignment.submitted_at at time zone 'Europe/Zurich')::date
      from assignment join person on person.id = assignment.author_id
      where assignment.company_id = reader.company_id and assignment.status = 'PENDING'
        and ${waits.isLong('assignment')} and ${isTheirs}
    ) entry on true
    order by reader.id, entry.day nulls first, entry.name
  `.execute(tx)
  return rows
}
