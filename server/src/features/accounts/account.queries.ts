// Rows of people, credentials and sessions. Expiry always compares with the database's clock.
import type { SwitchedOff } from '@werkplatz/contract/switches/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'
import { trainings } from '../people/person-parts.queries.ts'

export interface LoginRow {
  id: string
  company_id: string
  status: string
  password_hash: string
  device_epoch: number
}

export const findLogin = prepared<{ email: string }, LoginRow>((db, param) =>
  db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'person.company_id', 'person.status'])
    .select(['credential.password_hash', 'credential.device_epoch'])
    .where('person.email', '=', param('email')),
)

export interface UserRow {
  id: string
  profile_id: string
  name_first: string
  name_last: string
  profession: string | null
  theme: string
  switched_off: SwitchedOff[]
}

/** Of two for the same, the words for everybody. */
const switchedOff = sql<SwitchedOff[]>`(
  select coalesce(json_agg(off), '[]') from (
    select distinct on (feature) feature, notice from feature_switch
    where feature_switch.company_id is null or feature_switch.company_id = person.company_id
    order by feature, feature_switch.company_id nulls first) off)`

export const findUser = prepared<{ id: string }, UserRow>((db, param) =>
  db
    .selectFrom('person')
    .leftJoin('setting', 'setting.person_id', 'person.id')
    .select(['person.id', 'person.profile_id', 'person.name_first', 'person.name_last'])
    .select(trainings.profession('person').as('profession'))
    .select(sql<string>`coalesce(setting.theme, 'DEFAULT')`.as('theme'))
    .select(switchedOff.as('switched_off'))
    .where('person.id', '=', param('id')),
)

export interface SessionRow {
  id: string
  person_id: string
  status: 'ACTIVE' | 'ENDED'
  salt: Buffer
  generation: number
  rotated_seconds_ago: number
  idle_seconds: number
}

export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('session')
    .select(['id', 'person_id', 'salt', 'generation'])
    .select(sql<'ACTIVE' | 'ENDED'>`status`.as('status'))
    .select(sql<number>`extract(epoch from now() - rotated_at)::float8`.as('rotated_seconds_ago'))
    .select(sql<number>`extract(epoch from now() - last_used_at)::float8`.as('idle_seconds'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertSession(
  tx: Tx,
  row: { personId: string; salt: Buffer; userAgent: string; device: string },
) {
  return tx
    .insertInto('session')
    .values({ person_id: row.personId, salt: row.salt, user_agent: row.userAgent, device: row.device })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function rotateSession(tx: Tx, id: string, generation: number) {
  await tx
    .updateTable('session')
    .set({ generation, rotated_at: sql`now()`, last_used_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function stampSessionsEnd(tx: Tx, ids: readonly string[]) {
  await tx
    .updateTable('session')
    .set({ ended_at: sql`now()` })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

export async function stampLogin(tx: Tx, personId: string) {
  await tx
    .updateTable('person')
    .set({ last_login_at: sql`now()` })
    .where('id', '=', personId)
    .execute()
}

export async function updatePasswordHash(tx: Tx, personId: string, hash: string) {
  await tx.updateTable('credential').set({ password_hash: hash }).where('person_id', '=', personId).execute()
}

/** Whoever knew the old password may have signed in somewhere with it: every device becomes unknown. */
export async function stampNewPassword(tx: Tx, personId: string, hash: string): Promise<number> {
  const row = await tx
    .updateTable('credential')
    .set((eb) => ({
      password_hash: hash,
      password_changed_at: sql`now()`,
      device_epoch: eb('device_epoch', '+', 1),
    }))
    .where('person_id', '=', personId)
    .returning('device_epoch')
    .executeTakeFirstOrThrow()
  return row.device_epoch
}

export async function forgetDevices(tx: Tx, personId: string) {
  await tx
    .updateTable('credential')
    .set((eb) => ({ device_epoch: eb('device_epoch', '+', 1) }))
    .where('person_id', '=', personId)
    .execute()
}

export async function findDeviceEpoch(db: Db, personId: string): Promise<number> {
  const row = await db
    .selectFrom('credential')
    .select('device_epoch')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return row.device_epoch
}

/** What a password must not consist of. */
export async function findIdentity(db: Db, personId: string): Promise<string[]> {
  const row = await db
    .selectFrom('person')
    .select(['email', 'name_first', 'name_last'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return [row.email, row.name_first, row.name_last]
}

/** Whose secret is being guessed at. */
export async function findGuessed(
  tx: Tx,
  { email, personId }: { email?: string | undefined; personId?: string | undefined },
) {
  return tx
    .selectFrom('person')
    .select('id')
    .where((eb) => (personId ? eb('id', '=', personId) : eb('email', '=', email ?? '')))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
}

export async function listIdleSessions(tx: Tx, idleDays: number, limit: number) {
  return tx
    .selectFrom('session')
    .select(['id', 'person_id'])
    .select(sql<'ACTIVE'>`status`.as('status'))
    .where('status', '=', 'ACTIVE')
    .where('last_used_at', '<', sql<Date>`now() - make_interval(days => ${idleDays})`)
    .orderBy('last_used_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function deleteOldCounters(tx: Tx) {
  await tx
    .deleteFrom('rate_count')
    .where('window_start', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
