import type { HelpfulAnswer } from '@werkplatz/contract/posts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { findCommentOf } from '../comment.queries.ts'
import { lockPost, updateHelpful } from '../post.queries.ts'

/** The asker ticks the comment that helped; another one later takes its place, none opens the question again. */
export async function markHelpful(tx: Tx, me: Member, { id, commentId }: HelpfulAnswer) {
  const post = await lockPost(tx, id)
  if (!post.is_question) throw wrongField('id', 'Dieser Beitrag ist keine Frage.')
  if (commentId === post.helpful_comment_id) return
  const answer = commentId && (await findCommentOf(tx, id, commentId))
  if (commentId && !answer) throw wrongField('commentId', 'Diese Antwort gibt es nicht.')
  await updateHelpful(tx, id, commentId)
  if (commentId) await announce(tx, 'comment.helped', { postId: id, commentId, actorId: me.id })
}
