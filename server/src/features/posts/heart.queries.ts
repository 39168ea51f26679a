// Hearts: one row for each that was given. How many there are is kept by triggers.
import type { HeartType } from '@werkplatz/contract/posts/schemas.ts'
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'

const tables = {
  post: { hearts: 'post_heart', id: 'post_id', post: sql`post.id` },
  comment: { hearts: 'comment_heart', id: 'comment_id', post: sql`comment.post_id` },
} as const satisfies Record<HeartType, unknown>

export interface HeartedFacts {
  postId: string
  hasHeart: boolean
}

/** One after the other: whoever clicks twice at once gives one heart and takes it back. */
export async function lockHearted(tx: Tx, type: HeartType, id: string, personId: string): Promise<HeartedFacts> {
  const { post } = tables[type]
  const { rows } = await sql<{ postId: string }>`
    select ${post} as "postId" from ${sql.table(type)} where id = ${id} and hidden_at is null for no key update
  `.execute(tx)
  if (!rows[0]) throw new Refusal('not_found', { id })
  return { ...rows[0], hasHeart: await hasHeart(tx, type, id, personId) }
}

/** In a statement of its own: it must see what was done while it waited for the lock. */
async function hasHeart(tx: Tx, type: HeartType, id: string, personId: string): Promise<boolean> {
  const { hearts, id: column } = tables[type]
  const { rows } = await sql`
    select from ${sql.table(hearts)} where ${sql.ref(column)} = ${id} and person_id = ${personId}
  `.execute(tx)
  return rows.length > 0
}

export async function insertHeart(tx: Tx, type: HeartType, id: string, personId: string) {
  const { hearts, id: column } = tables[type]
  await sql`insert into ${sql.table(hearts)} (${sql.ref(column)}, person_id) values (${id}, ${personId})`.execute(tx)
}

export async function deleteHeart(tx: Tx, type: HeartType, id: string, personId: string) {
  const { hearts, id: column } = tables[type]
  await sql`
    delete from ${sql.table(hearts)} where ${sql.ref(column)} = ${id} and person_id = ${personId}
  `.execute(tx)
}

export async function countHearts(tx: Tx, type: HeartType, id: string): Promise<number> {
  const { heart_count: count } = await tx
    .selectFrom(type)
    .select('heart_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}
