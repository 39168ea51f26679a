// Rows of exports, and what an export of activities is made of.
import type { ExportKind } from '@werkplatz/contract/exports/schemas.ts'
import type { ExportStatus } from '@werkplatz/contract/exports/status.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member, MemberRow } from '../../access/member.ts'
import { reach } from '../../access/scopes.ts'
import type { Db, Tx } from '../../db/handles.ts'

export interface ExportRow {
  id: string
  person_id: string
  kind: ExportKind
  status: ExportStatus
  mine: boolean
  attempts: number
  done: number
  total: number | null
  size: number | null
  date_created: Date
  date_expires: Date | null
}

const columns = sql`id, person_id, kind, status, mine, attempts, done, total, size::float8 as size, date_created, date_expires`

export async function lockExport(tx: Tx, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select ${columns} from export where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select ${columns} from export where id = ${id}`.execute(db)
  return rows[0]
}

/** What is of interest to its owner: under way, or asked for within the last day. */
export async function listOwnExports(db: Db, personId: string): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from export
    where person_id = ${personId}
      and (status in ('WAITING', 'RUNNING', 'READY') or date_created > now() - interval '1 day')
    order by date_created desc, id desc limit 20
  `.execute(db)
  return rows
}

/** Of these ids, the caller's own: what a notification may link to. */
export async function listReachableExports(db: Db, me: Member, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from export where id = any(${[...ids]}::uuid[]) and person_id = ${me.id} and status <> 'EXPIRED'
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What is asked for. */
export interface Wish {
  kind: ExportKind
  /** Only those whose supervisor the owner is. */
  mine: boolean
}

/** Nothing: one is under way already. */
export async function insertExport(tx: Tx, me: Member, { kind, mine }: Wish): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    insert into export (person_id, company_id, kind, mine) values (${me.id}, ${me.companyId}, ${kind}, ${mine})
    on conflict (person_id) where status in ('WAITING', 'RUNNING') do nothing
    returning ${columns}
  `.execute(tx)
  return rows[0]
}

export async function findUnderWay(tx: Tx, personId: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from export where person_id = ${personId} and status in ('WAITING', 'RUNNING')
  `.execute(tx)
  return rows[0]
}

export interface Today {
  count: number
  /** Seconds until the next day begins. */
  left: number
}

/** Since midnight in Switzerland. */
export async function countToday(tx: Db | Tx, personId: string, kind: ExportKind): Promise<Today> {
  const { rows } = await sql<Today>`
    select count(*)::int as count, ceil(extract(epoch from
      date_trunc('day', now() + interval '1 day', 'Europe/Zurich') - now()))::int as left from export
    where person_id = ${personId} and kind = ${kind} and status <> 'FAILED'
      and date_created >= date_trunc('day', now(), 'Europe/Zurich')
  `.execute(tx)
  return rows[0]!
}

export async function updateAttempt(tx: Tx, id: string) {
  await sql`update export set attempts = attempts + 1, done = 0, total = null where id = ${id}`.execute(tx)
}

/** Written outside of any longer transaction, so that the owner sees it. False: it no longer runs. */
export async function updateProgress(tx: Tx, id: string, done: number, total: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update export set done = ${done}, total = ${total} where id = ${id} and status = 'RUNNING'
  `.execute(tx)
  return numAffectedRows === 1n
}

export async function updateKept(tx: Tx, id: string, size: number, hours: number) {
  await sql`
    update export set size = ${size}, date_expires = now() + make_interval(hours => ${hours}) where id = ${id}
  `.execute(tx)
}

export async function listDueExports(db: Db, size: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from export where status = 'READY' and date_expires <= now() order by date_expires limit ${size}
  `.execute(db)
  return rows
}

/** Ids of what must lie in the store, behind one of them, in their order as text. */
export async function listStoredExports(db: Db, after: string, size: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from export where status = 'READY' and id::text collate "C" > ${after}
    order by id::text collate "C" limit ${size}
  `.execute(db)
  return rows
}

/** The owner as the rules see them now: rights may have changed since the export was asked for. */
export async function findOwner(db: Db, personId: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select id, company_id, id as session_id, roles, setup_at is not null as setup_done, rights_version
    from person where id = ${personId} and status = 'ACTIVE'
  `.execute(db)
  return rows[0]
}

/** The newest that can be fetched. */
export async function findNewestReady(db: Db, personId: string, kind: ExportKind): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from export where person_id = ${personId} and kind = ${kind} and status = 'READY'
    order by date_created desc, id desc limit 1
  `.execute(db)
  return rows[0]
}

/** Whether the session began within the last minutes: then the password was said just now. */
export async function isSessionFresh(db: Db, sessionId: string, minutes: number): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    select date_created > now() - make_interval(mins => ${minutes}) as fresh from session where id = ${sessionId}
  `.execute(db)
  return rows[0]?.fresh ?? false
}

/** Their own company's activities that the caller can read, oldest first. */
export async function listCompanyActivities(db: Db, me: Member): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select activity.id from activity
    where activity.company_id = ${me.companyId} and ${reach(access['activity.read'], me)}
    order by activity.date_created, activity.id
  `.execute(db)
  return rows
}
