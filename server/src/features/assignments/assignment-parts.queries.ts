// What is planned, in SQL, for every read that asks: what is in force, and what waits for approval. What was approved counts
// as approved while a change of it waits. `table` is what the query calls the assignment.
import { assignmentDays } from '@werkplatz/contract/assignments/limits.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../access/member.ts'
import { names } from '../people/person-parts.queries.ts'

const column = (table: string, name: string) => sql.ref(`${table}.${name}`)
const starts = (table: string): RawBuilder<string> =>
  sql`coalesce(${column(table, 'approved_start')}, ${column(table, 'date_start')})`

export const planned = {
  is: (table: string) =>
    sql<boolean>`(${column(table, 'approved_at')} is not null or ${column(table, 'status')} = 'PENDING')`,
  starts,
  ends: (table: string) => sql<string>`coalesce(${column(table, 'approved_end')}, ${column(table, 'date_end')})`,
  workload: (table: string) =>
    sql<number>`coalesce(${column(table, 'approved_workload')}, ${column(table, 'workload')})`,
  endsSoon: (table: string) =>
    sql<boolean>`${column(table, 'approved_end')} between swiss_today() and swiss_today() + ${sql.lit(assignmentDays.nearEnd)}`,
  /** The title of what the apprentice does after the approved end; null: nothing yet. A longer end that waits counts. */
  nextTitle: (table: string) => sql<string | null>`(select next.title from assignment next
    where next.author_id = ${column(table, 'author_id')} and (
      next.approved_at is not null and next.approved_end > ${column(table, 'approved_end')}
      or next.status = 'PENDING' and next.date_end > ${column(table, 'approved_end')})
    order by ${starts('next')}, next.id limit 1)`,
}

export const contacts = {
  /** Somebody of the platform, who may be of any company, else as it was written. */
  name: (table: string, who: Member) =>
    sql<string | null>`coalesce((select ${names.full('contact', who)} from person contact
      where contact.id = ${column(table, 'contact_id')}), nullif(${column(table, 'contact')}, ''))`,
}

export const waits = {
  /** Whole days, as people count them. */
  isLong: (table: string) => sql<boolean>`${column(table, 'submitted_at')}
    < (swiss_today() - ${sql.lit(assignmentDays.longWait)})::timestamp at time zone 'Europe/Zurich'`,
}

export const idle = {
  /** The first day without assignment: the day after the last one with work, or the first of the training. `table`: the person. */
  since: (table: string) => sql<string | null>`case when ${column(table, 'apprentice_status')} <> 'ACTIVE'
    and ${column(table, 'date_joined')} <= swiss_today() then greatest(${column(table, 'date_joined')}, (
      select max(worked.approved_end) + 1 from assignment worked where worked.author_id = ${column(table, 'id')}
        and worked.approved_at is not null and worked.approved_end < swiss_today())) end`,
}
