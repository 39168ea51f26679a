// What profile set-up knows and writes of a person.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/open.ts'

export async function findSetup(db: Db, personId: string) {
  return db
    .selectFrom('person')
    .select(['id', 'name_first', 'name_last', 'slogan', 'avatar_art', 'banner_art', 'roles'])
    .select(sql<string | null>`date_joined::text`.as('date_joined'))
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}

export interface FinishedSetup {
  slogan: string
  date_joined: string | null
  avatar_art: number | null
  avatar_file_id: string | null
  banner_art: number | null
}

export async function stampSetup(tx: Tx, personId: string, setup: FinishedSetup) {
  await tx
    .updateTable('person')
    .set({ ...setup, setup_at: sql`coalesce(setup_at, now())` })
    .where('id', '=', personId)
    .execute()
}
