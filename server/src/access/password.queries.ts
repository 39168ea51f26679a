import type { Db } from '../db/handles.ts'

export async function findPasswordOf(db: Db, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.password_hash
}
