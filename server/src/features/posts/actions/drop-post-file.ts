import { guardRow } from '../../../access/guard.ts'
import { audit } from '../../../db/audit.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { FileHolder } from '../../../plugs/file-holders.ts'
import { countPostFiles, lockPost, touchPost } from '../post.queries.ts'

/** One of its files goes by itself. Whoever may edit the post may take it out, unless nothing would be left. */
export const dropPostFile: FileHolder = async (tx, me, { id, kind, isModeration }) => {
  if (!isModeration) await guardRow(tx, me, 'post.edit', id)
  const post = await lockPost(tx, id)
  const isLast = post.body === '' && !post.has_card && (await countPostFiles(tx, id)) === 1
  if (isLast && !isModeration) throw new Refusal('status_conflict', { id })
  await touchPost(tx, id)
  if (post.author_id === me.id) return
  const details = { fields: [kind === 'DOCUMENT' ? 'attachments' : 'media'], authorId: post.author_id }
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'post', targetId: id, details })
}
