import { weekdays, type SavedSchooldays } from '@werkplatz/contract/school/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { updateSchooldays } from '../schoolday.queries.ts'

/** One's own only; of anybody else's nothing is told, not even that they exist (T25). Each day once, in the week's order. */
export async function saveSchooldays(tx: Tx, me: Member, { userId, days, schoolDayText }: SavedSchooldays) {
  if (userId !== me.id) throw new Refusal('not_found', { userId })
  await updateSchooldays(
    tx,
    me.id,
    weekdays.filter((day) => days.includes(day)),
    schoolDayText,
  )
}
