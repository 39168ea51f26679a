// What was given up. http has no right to what a job is about: its columns are named here one by one.
import type { DeadLetterStatus } from '@werkplatz/contract/jobs/status.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

export interface DeadLetterRow {
  id: string
  queue: string
  reason: string
  tries: number
  date_created: Date
}

export async function listDeadLetters(db: Db, most: number): Promise<DeadLetterRow[]> {
  return db
    .selectFrom('dead_letter')
    .select(['id', 'queue', 'reason', 'tries', 'date_created'])
    .where('status', '=', 'LYING')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function countDeadLetters(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from dead_letter where status = 'LYING'
  `.execute(db)
  return rows[0]!.total
}

export interface QueueRow {
  queue: string
  waiting: number
  running: number
  failed: number
  counted_at: Date | null
}

/** The queue counts itself every few seconds; here nothing is counted but the few that were given up within a day. */
export async function listQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select queue.name as queue, queue.queued_count as waiting, queue.active_count as running,
      coalesce(dead.failed, 0)::int as failed, queue.monitor_on as counted_at
    from pgboss.queue
    left join (select dead_letter.queue, count(*) as failed from dead_letter
      where date_created > now() - interval '1 day' group by 1) dead on dead.queue = queue.name
    where queue.name not like '\\_\\_%' and queue.name <> 'dead'
    order by queue.name
  `.execute(db)
  return rows
}

export async function lockDeadLetters(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; status: DeadLetterStatus }[]> {
  const { rows } = await sql<{ id: string; status: DeadLetterStatus }>`
    select id, status from dead_letter where id = any(${[...ids]}::uuid[]) order by id for update
  `.execute(tx)
  return rows
}

export interface Buried {
  jobId: string
  queue: string
  data: object
  reason: string
  tries: number
}

/** The same letter comes again when a worker dies over it. */
export async function insertDeadLetter(tx: Tx, { jobId, queue, data, reason, tries }: Buried) {
  await sql`
    insert into dead_letter (job_id, queue, data, reason, tries)
    values (${jobId}, ${queue}, ${JSON.stringify(data)}, ${reason}, ${tries}) on conflict (job_id) do nothing
  `.execute(tx)
}

/** For the worker only. */
export async function findRetried(tx: Tx, id: string): Promise<{ queue: string; data: object } | undefined> {
  const { rows } = await sql<{ queue: string; data: object }>`
    select queue, data from dead_letter where id = ${id} and status = 'RETRIED'
  `.execute(tx)
  return rows[0]
}

export async function deleteOldDeadLetters(tx: Tx, days: number) {
  await sql`delete from dead_letter where date_created < now() - make_interval(days => ${days})`.execute(tx)
}
