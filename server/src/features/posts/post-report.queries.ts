// What moderators are shown of a reported post or comment, taken away or not.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

export async function findReported(tx: Tx | Db, table: 'post' | 'comment', id: string) {
  return tx.selectFrom(table).select(['author_id', 'company_id']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Hidden or not; undefined: it is gone. */
export async function findAuthor(tx: Tx, table: 'post' | 'comment', id: string): Promise<string | undefined> {
  return (await tx.selectFrom(table).select('author_id').where('id', '=', id).executeTakeFirst())?.author_id
}

export interface WrittenRow {
  id: string
  author_id: string
  body: string
  date_created: Date
  is_shown: boolean
}

export async function findReportedPost(db: Db, id: string): Promise<WrittenRow | undefined> {
  const { rows } = await sql<WrittenRow>`
    select id, author_id, body, date_created, hidden_at is null as is_shown from post where id = ${id}
  `.execute(db)
  return rows[0]
}

/** The comment, its post, and the comment before and after it that can still be read. */
export async function listAroundComment(
  db: Db,
  id: string,
): Promise<(WrittenRow & { kind: 'post' | 'comment'; post_id: string })[]> {
  const { rows } = await sql<WrittenRow & { kind: 'post' | 'comment'; post_id: string }>`
    with target as (select * from comment where id = ${id})
    select 'post' as kind, post.id as post_id, post.id, post.author_id, post.body, post.date_created,
      post.hidden_at is null as is_shown
    from post join target on target.post_id = post.id
    union all
    select 'comment', near.post_id, near.id, near.author_id, near.body, near.date_created, near.hidden_at is null
    from (
      (select comment.* from comment join target on target.post_id = comment.post_id
        where comment.hidden_at is null and (comment.date_created, comment.id) < (target.date_created, target.id)
        order by comment.date_created desc, comment.id desc limit 1)
      union all
      select * from target
      union all
      (select comment.* from comment join target on target.post_id = comment.post_id
        where comment.hidden_at is null and (comment.date_created, comment.id) > (target.date_created, target.id)
        order by comment.date_created, comment.id limit 1)
    ) near
    order by kind desc, date_created, id
  `.execute(db)
  return rows
}

/** The text of the post, also of a comment: a comment has no name. */
export async function listReportedTexts(
  db: Db,
  table: 'post' | 'comment',
  ids: readonly string[],
): Promise<{ id: string; body: string }[]> {
  const { rows } = await sql<{ id: string; body: string }>`
    select ${sql.ref(`${table}.id`)}, post.body from ${sql.table(table)}
    ${table === 'comment' ? sql`join post on post.id = comment.post_id` : sql``}
    where ${sql.ref(`${table}.id`)} = any(${[...ids]})
  `.execute(db)
  return rows
}

/** Their own texts, hidden or not. */
export async function listOwnTexts(
  db: Db,
  table: 'post' | 'comment',
  ids: readonly string[],
): Promise<{ id: string; body: string }[]> {
  const { rows } = await sql<{ id: string; body: string }>`
    select id, body from ${sql.table(table)} where id = any(${[...ids]}::uuid[])
  `.execute(db)
  return rows
}

/** Of a comment that is still there, hidden or not. */
export async function findPostOf(tx: Tx, commentId: string): Promise<string | undefined> {
  const found = await tx.selectFrom('comment').select('post_id').where('id', '=', commentId).executeTakeFirst()
  return found?.post_id
}

/** Whose it was. undefined: it is gone, or its author has taken it away. */
export async function hideShown(
  tx: Tx,
  table: 'post' | 'comment',
  id: string,
  byId: string,
): Promise<{ author_id: string } | undefined> {
  const { rows } = await sql<{ author_id: string }>`
    update ${sql.table(table)} set hidden_at = now(), hidden_by = ${byId} where id = ${id} and hidden_at is null
    returning author_id
  `.execute(tx)
  return rows[0]
}

/** Whether it was there to be shown again. */
export async function showAgain(tx: Tx, table: 'post' | 'comment', id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set hidden_at = null, hidden_by = null where id = ${id} and hidden_at is not null
  `.execute(tx)
  return numAffectedRows === 1n
}
