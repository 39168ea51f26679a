import type { SavedComment } from '@werkplatz/contract/posts/schemas.ts'

import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockComment, updateComment } from '../comment.queries.ts'
import { newlyMentioned } from '../post-content.ts'
import { lockPost } from '../post.queries.ts'

/** By its author, at any time; it stays on its post. */
export async function editComment(tx: Tx, me: Member, { id, targetId, body }: SavedComment & { id: string }) {
  await guardRow(tx, me, 'comment.edit', id)
  // The post first, as everybody who comments does: whoever locks in one order never waits in a circle.
  const post = await lockPost(tx, targetId)
  const comment = await lockComment(tx, id)
  if (comment.post_id !== targetId) throw new Refusal('not_found', { id, targetId })
  const personIds = await newlyMentioned(tx, me, body, comment.body, post.author_id)
  await updateComment(tx, id, body)
  if (personIds.length > 0) await announce(tx, 'post.mentioned', { postId: post.id, actorId: me.id, personIds })
}
