import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { keepRemoved } from '../../moderation/actions/keep-removed.ts'
import { removeDirectly } from '../../moderation/actions/remove-directly.ts'
import { findCommentPost, hideComment, lockComment } from '../comment.queries.ts'
import { findAuthor } from '../post-report.queries.ts'
import { lockPost, updateHelpful } from '../post.queries.ts'
import type { Moderating } from './delete-post.ts'

/** Hides the caller's own comment; a question it had answered is open again. One of others is removed as after a report. */
export async function deleteComment(tx: Tx, me: Member, id: string, { reportable, now, reasons }: Moderating) {
  const authorId = await findAuthor(tx, 'comment', id)
  if (!authorId) throw new Refusal('not_found', { id })
  if (authorId !== me.id) return removeDirectly(tx, me, reportable, now, { target: 'COMMENT', targetId: id, reasons })
  const post = await lockPost(tx, await findCommentPost(tx, id))
  await lockComment(tx, id)
  const wasHelpful = post.helpful_comment_id === id
  if (wasHelpful) await updateHelpful(tx, post.id, null)
  await hideComment(tx, id, me.id)
  await keepRemoved(tx, me, { target: 'COMMENT', targetId: id, kept: { wasHelpful } })
  await audit(tx, { actorId: me.id, action: 'delete', resource: 'comment', targetId: id, details: { authorId } })
}
