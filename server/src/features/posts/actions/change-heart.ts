import type { ChangedHeart, HeartState } from '@werkplatz/contract/posts/schemas.ts'

import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { countHearts, deleteHeart, insertHeart, lockHearted } from '../heart.queries.ts'

/** Given, or taken back; as `isHearted` says, if it does. One's own may be hearted, too. */
export async function changeHeart(tx: Tx, me: Member, { targetId, heartType, ...wish }: ChangedHeart) {
  await guardRow(tx, me, `${heartType}.heart`, targetId)
  const { postId, hasHeart } = await lockHearted(tx, heartType, targetId, me.id)
  const isHearted = wish.isHearted ?? !hasHeart
  if (isHearted && !hasHeart) {
    await insertHeart(tx, heartType, targetId, me.id)
    if (heartType === 'post') await announce(tx, 'post.hearted', { postId, actorId: me.id })
    else await announce(tx, 'comment.hearted', { postId, commentId: targetId, actorId: me.id })
  }
  if (!isHearted && hasHeart) await deleteHeart(tx, heartType, targetId, me.id)
  return { isHearted, heartCount: await countHearts(tx, heartType, targetId) } satisfies HeartState
}
