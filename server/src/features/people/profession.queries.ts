// The catalogue of professions, the same for everybody; looked after in the admin tool.
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'

export interface ProfessionRow {
  id: string
  name: string
  field: string
  duration_years: number
}

export const listProfessions = prepared<Record<string, never>, ProfessionRow>((db) =>
  db
    .selectFrom('profession')
    .select(['id', 'name', 'field', 'duration_years'])
    .where('retired_at', 'is', null)
    .orderBy(sql`name collate "de-CH-x-icu"`)
    .orderBy('id'),
)

/** How many of these are in the catalogue. */
export async function countProfessions(tx: Tx, ids: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('profession')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .executeTakeFirstOrThrow()
  return count
}
