import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { findCommentPost, hideComment, lockComment } from '../comment.queries.ts'
import { lockPost, updateHelpful } from '../post.queries.ts'

/** Nobody reads it any more, and its post counts one less. A question it had answered is open again. */
export async function deleteComment(tx: Tx, me: Member, id: string) {
  const post = await lockPost(tx, await findCommentPost(tx, id))
  const { author_id: authorId } = await lockComment(tx, id)
  if (post.helpful_comment_id === id) await updateHelpful(tx, post.id, null)
  await hideComment(tx, id, me.id)
  await audit(tx, { actorId: me.id, action: 'delete', resource: 'comment', targetId: id, details: { authorId } })
}
