import { writtenSubject } from '@werkplatz/contract/school/averages.ts'
import type { SavedMark } from '@werkplatz/contract/school/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { updateMark, type MarkRow } from '../mark.queries.ts'

/** Of two devices the last one wins; of what another one deleted nothing is left to change. */
export async function editMark(
  tx: Tx,
  me: Member,
  { schoolMarkId, subject, grade, weight }: SavedMark,
): Promise<MarkRow> {
  const edited = await updateMark(tx, schoolMarkId, { subject: writtenSubject(subject), grade, weight })
  if (!edited) throw new Refusal('not_found', { schoolMarkId })
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'mark', targetId: schoolMarkId })
  return edited
}
