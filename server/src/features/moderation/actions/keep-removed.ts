import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { insertRemoval, type OwnDeletion } from '../removal.queries.ts'

/** Keeps what the caller deletes of their own, so that it can be brought back for 90 days. */
export async function keepRemoved(tx: Tx, me: Member, deletion: OwnDeletion) {
  await insertRemoval(tx, me, deletion)
}
