import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { deleteBookmarkRow } from '../bookmark.queries.ts'

/** Also of what one can no longer reach; the answer is the same whether there was one or not. */
export async function deleteBookmark(tx: Tx, me: Member, activityId: string) {
  await deleteBookmarkRow(tx, me.id, activityId)
}
