// The work history of an apprentice, by the functions of 0030_work_history.sql, and what the calendar turns every night.
// The day is handed in: it is the day in Switzerland, whatever the server's clock.
import type { AssignmentType } from '@werkplatz/contract/assignments/schemas.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import type { Db, Tx } from '../../db/handles.ts'
import { colleagues, trainings } from '../people/person-parts.queries.ts'

interface OfWhom extends Record<string, unknown> {
  id: string
  today: string
}

export interface HistoryRow {
  kind: 'JOIN' | 'START' | 'END'
  day: string
  assignment_id: string | null
  type: AssignmentType | null
  title: string | null
  company: string | null
  date_start: string | null
  date_end: string | null
  workload: number | null
  is_running: boolean
  idle_before: number
  is_open: boolean
}

export const listHistory = preparedReach<OfWhom, HistoryRow>((db, param) => ({
  compile: () => sql<HistoryRow>`select * from work_history(${param('id')}, ${param('today')})`.compile(db),
}))

export interface HeadRow {
  name_first: string
  shown_last: string
  company: string
  profession: string | null
  /** Who has the document made. */
  reader: string
}

/** Whose history it is. Who may read it knows the person: their name is not masked (docs/security.md). */
export const findHistoryHead = preparedReach<{ id: string }, HeadRow>((db, param, who) => ({
  compile: () =>
    sql<HeadRow>`
      select person.name_first, ${colleagues.last('person')} as shown_last,
        company.name as company, ${trainings.profession('person')} as profession,
        (select reader.name_first || ' ' || ${colleagues.last('reader')} from person reader where reader.id = ${who.id}) as reader
      from person join company on company.id = person.company_id where person.id = ${param('id')}
    `.compile(db),
}))

export interface StatsRow {
  total: number
  linked: number
  gaps: number
  days_idle: number
  average: string
  training_start: string | null
  /** Negative before the first day of the training, null without one. */
  idle_now: number | null
}

export const findStats = preparedReach<OfWhom, StatsRow>((db, param) => ({
  compile: () =>
    sql<StatsRow>`
      select stats.*, ${param('today')}::date - coalesce(
        (select max(ends) from work_spans(${param('id')}, ${param('today')})), stats.training_start - 1) as idle_now
      from work_stats(${param('id')}, ${param('today')}) stats
    `.compile(db),
}))

/** The next apprentices whose stored status the day has overtaken, brought up to date; whom it was. */
export async function refreshApprentices(tx: Tx, today: string, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select stale.id, refresh_apprentice(stale.id, ${today}) from (
      select person.id from person cross join lateral apprentice_state(person.id, ${today}) state
      where person.apprentice_status is not null and person.id > ${after}
        and (person.apprentice_status, person.current_assignment_id) is distinct from (state.status, state.assignment_id)
      order by person.id limit ${size}
    ) stale
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export interface Turn {
  id: string
  turn: 'started' | 'finished'
}

/** A night that was missed is made up for; what lies further back is no news. */
const LATE_DAYS = 3

/** Assignments in force whose first day has come, or whose last has passed, and of which nobody was told. */
export async function listTurns(db: Db, today: string, limit: number): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    (select id, 'started' as turn from assignment where approved_at is not null
      and approved_start between ${today}::date - ${sql.lit(LATE_DAYS)} and ${today}::date
      and told_start is distinct from approved_start order by approved_start, id limit ${limit})
    union all (select id, 'finished' from assignment where approved_at is not null
      and approved_end between ${today}::date - ${sql.lit(LATE_DAYS)} - 1 and ${today}::date - 1
      and told_end is distinct from approved_end order by approved_end, id limit ${limit})
  `.execute(db)
  return rows
}

/** Noted, so that nobody is told twice. False: somebody was faster, or it was moved meanwhile. */
export async function stampTurn(tx: Tx, { id, turn }: Turn, today: string): Promise<boolean> {
  const { numAffectedRows } =
    turn === 'started'
      ? await sql`update assignment set told_start = approved_start where id = ${id} and approved_at is not null
          and approved_start <= ${today}::date and told_start is distinct from approved_start`.execute(tx)
      : await sql`update assignment set told_end = approved_end where id = ${id} and approved_at is not null
          and approved_end < ${today}::date and told_end is distinct from approved_end`.execute(tx)
  return numAffectedRows === 1n
}

/** Whose assignment it is, as long as they are here. */
export async function findWorker(db: Db, assignmentId: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select person.id from assignment join person on person.id = assignment.author_id
    where assignment.id = ${assignmentId} and person.status = 'ACTIVE'
  `.execute(db)
  return rows[0]
}
