import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { hidePost, lockPost } from '../post.queries.ts'

/** Nobody reads it any more, comments and hearts included. OWNER and ADMIN can bring it back until it is erased. */
export async function deletePost(tx: Tx, me: Member, id: string) {
  const { author_id: authorId } = await lockPost(tx, id)
  await hidePost(tx, id, me.id)
  await audit(tx, { actorId: me.id, action: 'delete', resource: 'post', targetId: id, details: { authorId } })
}
