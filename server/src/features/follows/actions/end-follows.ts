import type { Tx } from '../../../db/handles.ts'
import { deleteFollowsBetween, lockPair } from '../follow.queries.ts'

/** In both directions, and nobody begins to follow meanwhile. */
export async function endFollows(tx: Tx, one: string, other: string) {
  await lockPair(tx, one, other)
  await deleteFollowsBetween(tx, one, other)
}
