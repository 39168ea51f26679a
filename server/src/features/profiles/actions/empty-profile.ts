import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import type { Reportable } from '../../../plugs/report-targets.ts'
import { removeDirectly } from '../../moderation/actions/remove-directly.ts'

/** Empties the profile of another person as after a report; their name and place stay. */
export async function emptyProfile(
  tx: Tx,
  me: Member,
  reportable: Reportable,
  now: Date,
  { id, reasons }: { id: string; reasons: string },
) {
  await removeDirectly(tx, me, reportable, now, { target: 'USER_PROFILE', targetId: id, reasons })
}
