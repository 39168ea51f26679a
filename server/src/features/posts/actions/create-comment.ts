import type { SavedComment } from '@werkplatz/contract/posts/schemas.ts'

import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { insertComment } from '../comment.queries.ts'
import { newlyMentioned } from '../post-content.ts'
import { lockPost } from '../post.queries.ts'

export async function createComment(tx: Tx, me: Member, { targetId: postId, body }: SavedComment): Promise<string> {
  await guardRow(tx, me, 'post.comment', postId)
  const post = await lockPost(tx, postId)
  const named = await newlyMentioned(tx, me, body, '', post.author_id)
  const commentId = await insertComment(tx, me, postId, body)
  await announce(tx, 'comment.created', { postId, commentId, actorId: me.id })
  // Whose post it is hears of the comment anyway.
  const personIds = named.filter((id) => id !== post.author_id)
  if (personIds.length > 0) await announce(tx, 'post.mentioned', { postId, actorId: me.id, personIds })
  return commentId
}
