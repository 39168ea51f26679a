import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { findPostOf, showAgain } from '../post-report.queries.ts'
import { lockHelpful, updateHelpful } from '../post.queries.ts'

/** With its comments and hearts. False: it is erased. */
export async function restorePost(tx: Tx, me: Member, id: string): Promise<boolean> {
  const isBack = await showAgain(tx, 'post', id)
  if (isBack) await audit(tx, { actorId: me.id, action: 'restore', resource: 'post', targetId: id })
  return isBack
}

/** The answer that helped helps again, unless another one does by now. */
export async function restoreComment(tx: Tx, me: Member, id: string, wasHelpful: boolean): Promise<boolean> {
  const postId = await findPostOf(tx, id)
  if (!postId) return false
  const post = await lockHelpful(tx, postId)
  if (!(await showAgain(tx, 'comment', id))) return false
  if (wasHelpful && post.is_question && post.helpful_comment_id === null) await updateHelpful(tx, postId, id)
  await audit(tx, { actorId: me.id, action: 'restore', resource: 'comment', targetId: id })
  return true
}
