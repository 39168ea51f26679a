import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { insertBookmark } from '../bookmark.queries.ts'

/** A bookmark is nobody's business but one's own: no audit, no announcement. */
export async function createBookmark(tx: Tx, me: Member, activityId: string) {
  await insertBookmark(tx, me.id, activityId)
}
