import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { deleteBlockRow } from '../block.queries.ts'

/** What they followed of each other does not come back by itself. */
export async function deleteBlock(tx: Tx, me: Member, personId: string) {
  await deleteBlockRow(tx, me.id, personId)
}
