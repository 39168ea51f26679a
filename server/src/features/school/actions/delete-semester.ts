import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { countMarks } from '../mark.queries.ts'
import { deleteSemesterRow, lockSemesters } from '../semester.queries.ts'

/** The newest only, so that no gap is left, and only while nothing is in it. */
export async function deleteSemester(tx: Tx, me: Member, id: string) {
  const [newest] = await lockSemesters(tx, me.id)
  if (newest?.id !== id || (await countMarks(tx, id)) > 0) throw new Refusal('semester_not_empty', { id })
  await deleteSemesterRow(tx, id)
  await audit(tx, { actorId: me.id, action: 'delete', resource: 'semester', targetId: id })
}
