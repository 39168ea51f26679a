import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { updateShowsRead } from '../chat-write.queries.ts'

export async function showRead(tx: Tx, me: Member, isShown: boolean) {
  await updateShowsRead(tx, me.id, isShown)
}
