// Rows of comments.
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'

export interface CommentFacts {
  id: string
  post_id: string
  author_id: string
  body: string
}

export async function insertComment(tx: Tx, me: Member, postId: string, body: string): Promise<string> {
  const { id } = await tx
    .insertInto('comment')
    .values({ post_id: postId, author_id: me.id, company_id: me.companyId, body })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockComment(tx: Tx, id: string): Promise<CommentFacts> {
  const comment = await tx
    .selectFrom('comment')
    .select(['id', 'post_id', 'author_id', 'body'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!comment) throw new Refusal('not_found', { id })
  return comment
}

export async function updateComment(tx: Tx, id: string, body: string) {
  await tx
    .updateTable('comment')
    .set({ body, date_edited: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function hideComment(tx: Tx, id: string, byId: string) {
  await tx
    .updateTable('comment')
    .set({ hidden_at: sql`now()`, hidden_by: byId })
    .where('id', '=', id)
    .execute()
}

/** A shown one of this post. */
export async function findCommentOf(tx: Tx, postId: string, id: string): Promise<{ author_id: string } | undefined> {
  return tx
    .selectFrom('comment')
    .select('author_id')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
}

/** Before anything is locked: the post comes first. */
export async function findCommentPost(tx: Tx, id: string): Promise<string> {
  const found = await tx.selectFrom('comment').select('post_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('not_found', { id })
  return found.post_id
}
