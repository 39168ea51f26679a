// The last day of people. The day today is handed in: it is the day in Switzerland, whatever the server's clock.
import { sql } from 'kysely'

import type { Db, Tx } from '../../../db/handles.ts'

export interface LastDay {
  lastDay: string
  receiverId: string | null
  setBy: string
  /** Reminders this many days before, and earlier ones, are not due. */
  reminded: number | null
}

/** Null clears the day. */
export async function updateLastDay(tx: Tx, id: string, day: LastDay | null) {
  await tx
    .updateTable('person')
    .set({
      last_day: day?.lastDay ?? null,
      last_day_receiver_id: day?.receiverId ?? null,
      last_day_by: day?.setBy ?? null,
      last_day_reminded: day?.reminded ?? null,
      last_day_blocked_at: null,
    })
    .where('id', '=', id)
    .execute()
}

export async function findLastDay(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select last_day::text as day from person where id = ${id}`.execute(
    tx,
  )
  return rows[0]?.day ?? null
}

const isOver = (today: string) => sql`status = 'ACTIVE' and last_day < ${today}::date`

/** After this person, in the order of ids: people whose access cannot end yet are passed over. */
export async function listOver(db: Db, today: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person where ${isOver(today)} and id > ${after} order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

export interface OverRow {
  last_day: string
  receiver_id: string | null
  set_by: string | null
}

/** Undefined: not over any more, or ended meanwhile. */
export async function lockOver(tx: Tx, id: string, today: string): Promise<OverRow | undefined> {
  const { rows } = await sql<OverRow>`
    select last_day::text as last_day, last_day_receiver_id as receiver_id, last_day_by as set_by
    from person where id = ${id} and ${isOver(today)} for update
  `.execute(tx)
  return rows[0]
}

/** For functions of the database that ask which company the caller belongs to; until the end of the transaction. */
export async function actForCompany(tx: Tx, companyId: string) {
  await sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx)
}

/** The last day if this is the first time, else undefined. */
export async function stampBlocked(tx: Tx, id: string, today: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ last_day: string }>`
    update person set last_day_blocked_at = ${now}
    where id = ${id} and ${isOver(today)} and last_day_blocked_at is null returning last_day::text as last_day
  `.execute(tx)
  return rows[0]?.last_day
}

/** How many days before the last day people are reminded, the latest first. */
export const reminderDays = [3, 14] as const

const isNear = (today: string, days: number) => sql`status = 'ACTIVE' and last_day >= ${today}::date
  and last_day <= ${today}::date + ${days}::int and (last_day_reminded is null or last_day_reminded > ${days})`

export async function listNear(db: Db, today: string, days: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person where ${isNear(today, days)} order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The last day if the reminder is still due, else undefined. */
export async function stampNear(tx: Tx, id: string, today: string, days: number): Promise<string | undefined> {
  const { rows } = await sql<{ last_day: string }>`
    update person set last_day_reminded = ${days} where id = ${id} and ${isNear(today, days)}
    returning last_day::text as last_day
  `.execute(tx)
  return rows[0]?.last_day
}
