// What has come to pass by the calendar. The day is handed in: it is the day in Switzerland, whatever the server's clock.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

export interface DueRow {
  id: string
  verb: 'begin' | 'reopen' | 'archive'
}

const isBeginning = (today: string) =>
  sql`status = 'PUBLISHED' and type = 'PROJECT' and reserved > 0 and date_start <= ${today}::date`
const isFull = sql`status = 'PUBLISHED' and type = 'TASK' and slots > 0 and reserved >= slots`
/** A task, or a project that has not started; what is over stays over. */
const isFreed = (today: string) => sql`status = 'ONGOING' and (slots = 0 or reserved < slots)
  and (type = 'TASK' or date_start > ${today}::date) and (date_end is null or date_end >= ${today}::date)`
const isOver = (today: string) => sql`status = 'ONGOING' and date_end < ${today}::date`
/** Nobody joined it. */
const isMissed = (today: string) =>
  sql`status = 'PUBLISHED' and type = 'PROJECT' and reserved = 0 and date_end < ${today}::date`

/**
 * A project on its start day if somebody takes part, a task when all slots are taken; open again when a place is free;
 * the end when it has passed, also of a project that nobody joined.
 */
export async function listDue(db: Db, today: string, limit: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    (select id, 'begin' as verb from activity where ${isBeginning(today)} order by date_start limit ${limit})
    union all (select id, 'begin' from activity where ${isFull} order by id limit ${limit})
    union all (select id, 'reopen' from activity where ${isFreed(today)} order by id limit ${limit})
    union all (select id, 'archive' from activity where ${isOver(today)} order by date_end limit ${limit})
    union all (select id, 'archive' from activity where ${isMissed(today)} order by date_end limit ${limit})
  `.execute(db)
  return rows
}

/** Still due? Locked if so; what somebody else is busy with is left to the next run. */
export async function lockDue(tx: Tx, { id, verb }: DueRow, today: string): Promise<boolean> {
  const due = {
    begin: sql`((${isBeginning(today)}) or (${isFull}))`,
    reopen: isFreed(today),
    archive: sql`((${isOver(today)}) or (${isMissed(today)}))`,
  }[verb]
  const { rows } = await sql`select id from activity where id = ${id} and ${due} for update skip locked`.execute(tx)
  return rows.length > 0
}
