// A reported activity: what moderators are shown, and what it needs to come back as it was.
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../../db/handles.ts'

/** As text: it lies in the report's row meanwhile. */
export interface TakenDown extends Record<string, unknown> {
  status: ActivityStatus
  date_published: string | null
  date_modified: string
  featured_at: string | null
}

interface Locked {
  id: string
  status: ActivityStatus
  is_visible: boolean
}

export async function lockReportedActivity(tx: Tx, id: string): Promise<Locked | undefined> {
  return tx
    .selectFrom('activity')
    .select(['id', 'is_visible'])
    .select(sql<ActivityStatus>`status`.as('status'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function findTakenDown(tx: Tx, id: string): Promise<TakenDown> {
  const { rows } = await sql<TakenDown>`
    select status, date_published::text, date_modified::text, featured_at::text from activity where id = ${id}
  `.execute(tx)
  return rows[0]!
}

/** After the status has moved: the row's own trigger has stamped it anew. */
export async function updateTakenDown(tx: Tx, id: string, { date_published, date_modified, featured_at }: TakenDown) {
  await tx.updateTable('activity').set({ date_published, date_modified, featured_at }).where('id', '=', id).execute()
}

export interface ReportedActivityRow {
  author_id: string
  title: string
  description: string
  date_created: Date
  is_visible: boolean
}

export async function findReportedActivity(db: Db, id: string): Promise<ReportedActivityRow | undefined> {
  return db
    .selectFrom('activity')
    .select(['author_id', 'title', 'description', 'date_created', 'is_visible'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function listActivityTitles(db: Db, ids: readonly string[]): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('activity')
    .select(['id', 'title'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}
