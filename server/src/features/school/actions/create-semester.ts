import { nextSemester } from '@werkplatz/contract/school/limits.ts'
import type { NewSemester } from '@werkplatz/contract/school/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { insertSemester, lockSemesters, type SemesterRow } from '../semester.queries.ts'

/** The caller names it, and only the successor of the highest is made: two devices at once make one. */
export async function createSemester(tx: Tx, me: Member, asked: NewSemester): Promise<SemesterRow> {
  const [highest = null] = await lockSemesters(tx, me.id)
  const next = nextSemester(highest)
  if (!next) throw new Refusal('semester_max')
  const isNext = next.year === asked.year && next.semester === asked.semester
  const made = isNext ? await insertSemester(tx, me.id, next) : null
  if (!made) throw new Refusal('semester_order', { asked })
  await audit(tx, { actorId: me.id, action: 'create', resource: 'semester', targetId: made.id })
  return made
}
