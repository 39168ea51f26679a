import type { SavedPost } from '@werkplatz/contract/posts/schemas.ts'

import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { attachToPost, newlyMentioned, requireContent } from '../post-content.ts'
import { lockPost, markModerated, updatePost } from '../post.queries.ts'

/** By the author at any time; by who looks after the community, on record, and the author is told. What it shows stays. */
export async function editPost(tx: Tx, me: Member, form: SavedPost & { id: string }) {
  await guardRow(tx, me, 'post.edit', form.id)
  const post = await lockPost(tx, form.id)
  requireContent(form, post.has_card)
  const personIds = await newlyMentioned(tx, me, form.body, post.body, post.author_id)
  await updatePost(tx, post.id, { body: form.body, isQuestion: form.isQuestion ?? post.is_question })
  await attachToPost(tx, me, post.id, form)
  if (personIds.length > 0) await announce(tx, 'post.mentioned', { postId: post.id, actorId: me.id, personIds })
  if (post.author_id === me.id) return
  await markModerated(tx, post.id)
  const details = { authorId: post.author_id, before: post.body }
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'post', targetId: post.id, details })
  await announce(tx, 'post.moderated', { postId: post.id, actorId: me.id })
}
