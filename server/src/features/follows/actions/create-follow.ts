import type { NewFollow } from '@werkplatz/contract/follows/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { findFollowIn, insertFollow, lockTarget, noteFollowTold } from '../follow.queries.ts'

/** Whoever is kept apart finds nobody there, as on the profile's page: any other answer would tell of the block. */
export async function createFollow(tx: Tx, me: Member, { targetId, followType }: NewFollow) {
  if (targetId === me.id) throw new Refusal('follow_refused', { targetId })
  const target = await lockTarget(tx, me.id, targetId, followType)
  if (!target || target.is_apart) throw new Refusal('not_found', { targetId })
  const made = await insertFollow(tx, me.id, targetId, followType)
  if (made && (await noteFollowTold(tx, me.id, targetId)))
    await announce(tx, 'follow.created', { followerId: me.id, targetId, followType })
  const id = made?.id ?? (await findFollowIn(tx, me.id, targetId)) ?? null
  return { id, profileId: target.profile_id }
}
