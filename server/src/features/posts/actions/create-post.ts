import type { SavedPost } from '@werkplatz/contract/posts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { attachToPost, newlyMentioned, requireContent, shownBy } from '../post-content.ts'
import { insertPost } from '../post.queries.ts'

/** Author and company come from the session. */
export async function createPost(tx: Tx, me: Member, form: SavedPost): Promise<string> {
  const shown = await shownBy(tx, me, form)
  requireContent(form, Boolean(shown.activityId ?? shown.assignmentCard))
  const personIds = await newlyMentioned(tx, me, form.body, '', me.id)
  const postId = await insertPost(tx, me, { body: form.body, isQuestion: form.isQuestion ?? false, ...shown })
  await attachToPost(tx, me, postId, form)
  await announce(tx, 'post.created', { postId, actorId: me.id })
  if (personIds.length > 0) await announce(tx, 'post.mentioned', { postId, actorId: me.id, personIds })
  return postId
}
