import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Reportable } from '../../../plugs/report-targets.ts'
import { keepRemoved } from '../../moderation/actions/keep-removed.ts'
import { removeDirectly } from '../../moderation/actions/remove-directly.ts'
import { findAuthor } from '../post-report.queries.ts'
import { hidePost, lockPost } from '../post.queries.ts'

/** What a moderator needs to remove content of others. */
export interface Moderating {
  reportable: Reportable
  now: Date
  reasons: string | undefined
}

/** Hides the caller's own post, comments and hearts included. A post of others is removed as after a report. */
export async function deletePost(tx: Tx, me: Member, id: string, { reportable, now, reasons }: Moderating) {
  const authorId = await findAuthor(tx, 'post', id)
  if (!authorId) throw new Refusal('not_found', { id })
  if (authorId !== me.id) return removeDirectly(tx, me, reportable, now, { target: 'POST', targetId: id, reasons })
  await lockPost(tx, id)
  await hidePost(tx, id, me.id)
  await keepRemoved(tx, me, { target: 'POST', targetId: id, kept: {} })
  await audit(tx, { actorId: me.id, action: 'delete', resource: 'post', targetId: id, details: { authorId } })
}
