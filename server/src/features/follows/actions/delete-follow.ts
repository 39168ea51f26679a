import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { deleteFollowRow } from '../follow.queries.ts'

/** One's own only; somebody else's follow is left as it is, in silence, like one that does not exist. */
export async function deleteFollow(tx: Tx, me: Member, followId: string) {
  await deleteFollowRow(tx, me.id, followId)
}
