// Semesters and marks made for tests: rows put there by hand.
import { nextSemester } from '@werkplatz/contract/school/limits.ts'
import { sql } from 'kysely'

import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

/** The one that follows the owner's highest, or the last one there is. */
export async function newSemester(data: TestDatabase, owner: { id: string }): Promise<string> {
  return data.begin(async (tx) => {
    // Several calls at once ask for one each.
    await sql`select pg_advisory_xact_lock(hashtext(${owner.id}))`.execute(tx)
    const highest = await tx
      .selectFrom('semester')
      .select(['id', 'year', 'semester'])
      .where('author_id', '=', owner.id)
      .orderBy('year', 'desc')
      .orderBy('semester', 'desc')
      .executeTakeFirst()
    const next = nextSemester(highest ?? null)
    if (!next) return highest!.id
    const made = await tx
      .insertInto('semester')
      .values({ author_id: owner.id, ...next })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
}

/** One that has marks or will get some; the first of the owner's. */
export async function someSemester(data: TestDatabase, owner: { id: string }): Promise<string> {
  const { rows } = await data.pool.query<{ id: string }>(
    'select id from semester where author_id = $1 order by year, semester limit 1',
    [owner.id],
  )
  return rows[0]?.id ?? newSemester(data, owner)
}

export async function newMark(
  data: TestDatabase,
  owner: Person,
  mark: { semesterId?: string; subject?: string; grade?: number; weight?: number } = {},
): Promise<string> {
  const semesterId = mark.semesterId ?? (await someSemester(data, owner))
  const { subject = 'Mathematik', grade = 4.5, weight = 1 } = mark
  return data.begin(async (tx) => {
    const made = await tx
      .insertInto('mark')
      .values({ semester_id: semesterId, author_id: owner.id, subject, grade, weight })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
}
