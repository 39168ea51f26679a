// What profile set-up knows and writes of a person.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { trainings } from '../people/person-parts.queries.ts'

export async function findSetup(db: Db, personId: string) {
  return db
    .selectFrom('person')
    .select(['id', 'name_first', 'name_last', 'slogan', 'avatar_art', 'banner_art', 'roles'])
    .select(sql<string | null>`date_joined::text`.as('date_joined'))
    .select(trainings.profession('person').as('profession'))
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}

/** Locked, so that of two choices at the same moment one is the first. */
export async function lockProfession(tx: Tx, personId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('person')
    .select('profession_id')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.profession_id
}

export interface FinishedSetup {
  slogan: string
  date_joined: string | null
  profession_id: string | null
  avatar_art: number | null
  avatar_file_id: string | null
  banner_art: number | null
}

export async function stampSetup(tx: Tx, personId: string, setup: FinishedSetup) {
  await tx
    .updateTable('person')
    .set({
      ...setup,
      training_end: sql<string | null>`end_of_training(${setup.date_joined}::date, ${setup.profession_id})`,
      setup_at: sql`coalesce(setup_at, now())`,
    })
    .where('id', '=', personId)
    .execute()
}
