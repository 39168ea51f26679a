import { writtenSubject } from '@werkplatz/contract/school/averages.ts'
import { MOST_MARKS } from '@werkplatz/contract/school/limits.ts'
import type { NewMark } from '@werkplatz/contract/school/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { countMarks, findEntry, insertMark, type MarkRow } from '../mark.queries.ts'
import { holdSemester } from '../semester.queries.ts'

/** What a device sends again after a lost answer is the mark it made the first time, whatever it names by now. */
export async function createMark(tx: Tx, me: Member, entry: NewMark): Promise<MarkRow> {
  const { schoolSemesterId: semesterId, entryId = null, subject, grade, weight } = entry
  if (!(await holdSemester(tx, semesterId))) throw new Refusal('not_found', { semesterId })
  const before = entryId && (await findEntry(tx, me.id, entryId))
  if (before) return before
  if ((await countMarks(tx, semesterId)) >= MOST_MARKS)
    throw wrongField('schoolSemesterId', `Ein Semester fasst höchstens ${MOST_MARKS} Noten.`)
  const content = { subject: writtenSubject(subject), grade, weight }
  const made = await insertMark(tx, { semesterId, authorId: me.id, entryId }, content)
  // Two of the same entry at once: the other one was faster.
  if (!made) return (await findEntry(tx, me.id, entryId!))!
  // Neither subject nor grade: marks stand in no trail.
  await audit(tx, { actorId: me.id, action: 'create', resource: 'mark', targetId: made.id })
  return made
}
