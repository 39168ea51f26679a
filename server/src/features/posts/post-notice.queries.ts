// What others are told about posts and comments, and whom.
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { reach } from '../../access/scopes.ts'
import type { Db } from '../../db/handles.ts'

export interface PostNoticeRow {
  author_id: string
  date_created: Date
}

/** Nothing is told of what was taken away meanwhile. */
export async function findPostNotice(db: Db, id: string): Promise<PostNoticeRow | undefined> {
  return db
    .selectFrom('post')
    .select(['author_id', 'date_created'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
}

export interface CommentNoticeRow {
  author_id: string
  post_author_id: string
  body: string
}

export async function findCommentNotice(db: Db, id: string): Promise<CommentNoticeRow | undefined> {
  return db
    .selectFrom('comment')
    .innerJoin('post', 'post.id', 'comment.post_id')
    .select(['comment.author_id', 'post.author_id as post_author_id', 'comment.body'])
    .where('comment.id', '=', id)
    .where('comment.hidden_at', 'is', null)
    .where('post.hidden_at', 'is', null)
    .executeTakeFirst()
}

export async function listReachablePosts(db: Db, me: Member, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select post.id from post where post.id = any(${ids}::uuid[]) and ${reach(access['post.read'], me)}
  `.execute(db)
  return new Set(rows.map((row) => row.id))
}
