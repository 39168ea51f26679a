// The keys of creating calls; see once-per-key.ts.
import { sql } from 'kysely'

import type { Tx } from '../db/handles.ts'

export interface CallKey {
  personId: string
  key: string
  call: string
  fingerprint: Buffer
}

/** False: the key was used before. Waits for a call with the same key that is still under way. */
export async function takeCallKey(tx: Tx, { personId, key, call, fingerprint }: CallKey): Promise<boolean> {
  const { rows } = await sql`
    insert into call_key (person_id, id, call, fingerprint) values (${personId}, ${key}, ${call}, ${fingerprint})
    on conflict (person_id, id) do nothing
    returning id
  `.execute(tx)
  return rows.length > 0
}

export interface KeptAnswer {
  status?: number
  location?: string
  body?: unknown
}

export async function findCallKey(tx: Tx, { personId, key }: CallKey) {
  const { rows } = await sql<{ call: string; fingerprint: Buffer; answer: KeptAnswer }>`
    select call, fingerprint, answer from call_key where person_id = ${personId} and id = ${key}
  `.execute(tx)
  return rows[0]!
}

export async function keepAnswer(tx: Tx, { personId, key }: CallKey, answer: KeptAnswer) {
  await sql`
    update call_key set answer = ${JSON.stringify(answer)}::jsonb where person_id = ${personId} and id = ${key}
  `.execute(tx)
}

/** Nobody tries for longer than a day. */
export async function deleteOldCallKeys(tx: Tx) {
  await sql`delete from call_key where date_created < now() - interval '24 hours'`.execute(tx)
}
