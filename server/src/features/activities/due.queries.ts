// What has come to pass by the calendar. The day is handed in: it is the day in Switzerland, whatever the server's clock.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/open.ts'

export interface DueRow {
  id: string
  verb: 'begin' | 'archive'
}

const isBeginning = (today: string) =>
  sql`status = 'PUBLISHED' and type = 'PROJECT' and reserved > 0 and date_start <= ${today}::date`
const isFull = sql`status = 'PUBLISHED' and type = 'TASK' and slots > 0 and reserved >= slots`
const isOver = (today: string) => sql`status = 'ONGOING' and date_end < ${today}::date`

/** A project on its start day if somebody takes part, a task when all slots are taken, the end when it has passed. */
export async function listDue(db: Db, today: string, limit: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    (select id, 'begin' as verb from activity where ${isBeginning(today)} order by date_start limit ${limit})
    union all (select id, 'begin' from activity where ${isFull} order by id limit ${limit})
    union all (select id, 'archive' from activity where ${isOver(today)} order by date_end limit ${limit})
  `.execute(db)
  return rows
}

/** Still due? Locked if so; what somebody else is busy with is left to the next run. */
export async function lockDue(tx: Tx, { id, verb }: DueRow, today: string): Promise<boolean> {
  const due = verb === 'archive' ? isOver(today) : sql`((${isBeginning(today)}) or (${isFull}))`
  const { rows } = await sql`select id from activity where id = ${id} and ${due} for update skip locked`.execute(tx)
  return rows.length > 0
}
