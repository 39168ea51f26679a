import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { findPostOf, hideShown } from '../post-report.queries.ts'
import { lockHelpful, updateHelpful } from '../post.queries.ts'

/** After a report. Null: its author was faster, and only they could want it back. */
export async function takeAwayPost(tx: Tx, me: Member, id: string) {
  const hidden = await hideShown(tx, 'post', id, me.id)
  if (!hidden) return null
  const details = { authorId: hidden.author_id }
  await audit(tx, { actorId: me.id, action: 'takeAway', resource: 'post', targetId: id, details })
  return {}
}

/** The same of a comment, also under a post that is hidden itself. A question it had answered is open again. */
export async function takeAwayComment(tx: Tx, me: Member, id: string) {
  const postId = await findPostOf(tx, id)
  if (!postId) return null
  const post = await lockHelpful(tx, postId)
  const hidden = await hideShown(tx, 'comment', id, me.id)
  if (!hidden) return null
  const wasHelpful = post.helpful_comment_id === id
  if (wasHelpful) await updateHelpful(tx, postId, null)
  const details = { authorId: hidden.author_id }
  await audit(tx, { actorId: me.id, action: 'takeAway', resource: 'comment', targetId: id, details })
  return { wasHelpful }
}
