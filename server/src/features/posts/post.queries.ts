// Rows of posts: written, changed, taken away, erased.
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { AssignmentCard } from './read/post-parts.queries.ts'

export interface NewPost {
  body: string
  isQuestion: boolean
  activityId: string | null
  assignmentCard: AssignmentCard | null
}

export async function insertPost(tx: Tx, me: Member, post: NewPost): Promise<string> {
  const { id } = await tx
    .insertInto('post')
    .values({
      author_id: me.id,
      company_id: me.companyId,
      body: post.body,
      is_question: post.isQuestion,
      activity_id: post.activityId,
      assignment_card: post.assignmentCard && JSON.stringify(post.assignmentCard),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface PostFacts {
  id: string
  author_id: string
  company_id: string
  body: string
  is_question: boolean
  helpful_comment_id: string | null
  has_card: boolean
}

/** A lock that those who only point at the row, hearts and comments, need not wait for. */
export async function lockPost(tx: Tx, id: string): Promise<PostFacts> {
  const post = await tx
    .selectFrom('post')
    .select(['id', 'author_id', 'company_id', 'body', 'is_question', 'helpful_comment_id'])
    .select(sql<boolean>`activity_id is not null or assignment_card is not null`.as('has_card'))
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!post) throw new Refusal('not_found', { id })
  return post
}

export async function updatePost(tx: Tx, id: string, { body, isQuestion }: { body: string; isQuestion: boolean }) {
  await tx
    .updateTable('post')
    .set({ body, is_question: isQuestion, ...(!isQuestion && { helpful_comment_id: null }), date_edited: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** By somebody else than its author. */
export async function markModerated(tx: Tx, id: string) {
  await tx
    .updateTable('post')
    .set({ moderated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function touchPost(tx: Tx, id: string) {
  await tx
    .updateTable('post')
    .set({ date_edited: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Taken away or not: which answer helped must not change meanwhile. */
export async function lockHelpful(
  tx: Tx,
  id: string,
): Promise<{ is_question: boolean; helpful_comment_id: string | null }> {
  return tx
    .selectFrom('post')
    .select(['is_question', 'helpful_comment_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateHelpful(tx: Tx, id: string, commentId: string | null) {
  await tx.updateTable('post').set({ helpful_comment_id: commentId }).where('id', '=', id).execute()
}

export async function hidePost(tx: Tx, id: string, byId: string) {
  await tx
    .updateTable('post')
    .set({ hidden_at: sql`now()`, hidden_by: byId })
    .where('id', '=', id)
    .execute()
}

/** Only of files that belong to the post. */
export async function updateAltTexts(tx: Tx, postId: string, texts: readonly { id: string; text: string }[]) {
  await sql`
    update file set alt = told.text
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) told (id uuid, text text)
    where file.id = told.id and file.attached_resource = 'post' and file.attached_id = ${postId}
  `.execute(tx)
}

export async function countPostFiles(tx: Tx, postId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('attached_resource', '=', 'post')
    .where('attached_id', '=', postId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface OwnAssignment extends AssignmentCard {
  isFinished: boolean
}

/** The caller's own, as a post may show it: what was approved, and nothing anybody judged. */
export async function findOwnAssignment(tx: Tx, me: Member, id: string): Promise<OwnAssignment | undefined> {
  const { rows } = await sql<OwnAssignment>`
    select assignment.title, company.name as "companyName",
      coalesce(assignment.approved_start, assignment.date_start)::text as "dateStart",
      coalesce(assignment.approved_end, assignment.date_end)::text as "dateEnd",
      coalesce(assignment.approved_end < swiss_today(), false) as "isFinished"
    from assignment
    left join activity on activity.id = assignment.activity_id
    join company on company.id = coalesce(activity.company_id, assignment.company_id)
    where assignment.id = ${id} and assignment.author_id = ${me.id}
  `.execute(tx)
  return rows[0]
}

/** Who may be named: people who are here, and whom none of these is kept apart from. */
export async function listMentionable(
  tx: Tx,
  profileIds: readonly string[],
  fromIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from person
    where person.profile_id = any(${[...profileIds]}::uuid[]) and person.status = 'ACTIVE'
      and not exists (select from unnest(${[...fromIds]}::uuid[]) other (id) where are_kept_apart(person.id, other.id))
    order by person.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Hidden longer than this, oldest first. */
export async function lockErasable(tx: Tx, table: 'post' | 'comment', days: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where hidden_at < now() - make_interval(days => ${days})
    order by hidden_at limit ${most} for update skip locked
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export async function deleteRows(tx: Tx, table: 'post' | 'comment', ids: readonly string[]) {
  await tx
    .deleteFrom(table)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}
