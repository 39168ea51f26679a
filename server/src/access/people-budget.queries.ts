// Whom somebody came across lately.
import { sql } from 'kysely'

import type { Tx } from '../db/handles.ts'

/** Notes whom the caller came across; answers how many different people that makes since then. */
export async function noteSeen(tx: Tx, viewerId: string, personIds: readonly string[], now: Date, since: Date) {
  // In one order, so that two searches of the same person do not wait for each other's rows.
  await sql`
    insert into person_seen (viewer_id, person_id, seen_at)
    select ${viewerId}, id, ${now} from unnest(${personIds}::uuid[]) id order by id
    on conflict (viewer_id, person_id) do update set seen_at = excluded.seen_at
  `.execute(tx)
  const { rows } = await sql<{ seen: number; first: Date }>`
    select count(*)::int as seen, min(seen_at) as first from person_seen
    where viewer_id = ${viewerId} and seen_at > ${since}
  `.execute(tx)
  return rows[0]!
}

export async function deleteOldSeen(tx: Tx, before: Date) {
  await tx.deleteFrom('person_seen').where('seen_at', '<', before).execute()
}
