import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { stampFirstDayHidden } from '../overview.queries.ts'

/** The caller's own list; what is left to do is found at its place. */
export async function hideFirstDay(tx: Tx, me: Member) {
  await stampFirstDayHidden(tx, me.id)
}
