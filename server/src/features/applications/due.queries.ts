// What has come to pass by the calendar. The day is handed in: it is the day in Switzerland, whatever the server's clock.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { openStatuses } from './answer-clock.ts'

export type Waiting = 'application' | 'approval'
/** remind: the answer is due soon. escalate: the day has passed. start: what somebody was accepted for begins soon. */
export type DueStep = 'remind' | 'escalate' | 'start'

export interface DueRow {
  id: string
  table: Waiting
  step: DueStep
}

/** «Bald» in the product: a start within the next 14 days. */
const SOON = 14

/** The clock stops while the activity accepts no applicants, because a positive answer would be refused. */
export const waiting = {
  isAnswerable: (table: Waiting) => sql`exists (select from activity
    where activity.id = ${sql.ref(`${table}.activity_id`)}
      and activity.status in (${sql.join(openStatuses.map((one) => sql.lit(one)))}))`,
}

const isDue: Record<DueStep, (table: Waiting, today: string) => ReturnType<typeof sql>> = {
  // Once the day has passed a reminder would come too late: that is the next step's.
  remind: (table, today) => sql`status = 'PENDING' and reminded_at is null and remind_on <= ${today}::date
    and due_on >= ${today}::date and ${waiting.isAnswerable(table)}`,
  escalate: (table, today) => sql`status = 'PENDING' and escalated_at is null and due_on < ${today}::date
    and ${waiting.isAnswerable(table)}`,
  start: (_table, today) => sql`status = 'APPROVED' and start_told_at is null and exists (select from activity
    where activity.id = application.activity_id and activity.status in ('PUBLISHED', 'ONGOING')
      and activity.date_start > ${today}::date and activity.date_start <= ${today}::date + ${sql.lit(SOON)})`,
}
const stamps: Record<DueStep, string> = {
  remind: 'reminded_at',
  escalate: 'escalated_at',
  start: 'start_told_at',
}
const steps: [Waiting, DueStep][] = [
  ['application', 'remind'],
  ['application', 'escalate'],
  ['application', 'start'],
  ['approval', 'remind'],
  ['approval', 'escalate'],
]

export async function listDue(db: Db, today: string, limit: number): Promise<DueRow[]> {
  const each = steps.map(
    ([table, step]) => sql`(select id, ${sql.lit(table)} as table, ${sql.lit(step)} as step
      from ${sql.table(table)} where ${isDue[step](table, today)} limit ${limit})`,
  )
  return (await sql<DueRow>`${sql.join(each, sql` union all `)}`.execute(db)).rows
}

/** Still due? Stamped if so: whoever comes second finds nothing to do. */
export async function stampDue(tx: Tx, { id, table, step }: DueRow, today: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(stamps[step])} = ${at} where id = ${id} and ${isDue[step](table, today)}
  `.execute(tx)
  return numAffectedRows === 1n
}
