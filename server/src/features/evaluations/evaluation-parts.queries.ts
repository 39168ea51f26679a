// What is still to be judged, in SQL, for the table and for the number that leads to it. Both join `evaluation` and
// `assignment` under their own names.
import { evaluationDays } from '@werkplatz/contract/evaluations/limits.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../access/member.ts'

/** From now on both parties and those who accompany apprentices read both parts (T14). */
export const bothSubmitted = sql<boolean>`evaluation.status <> 'DRAFT'`

export const outstanding = {
  /** Of the own company, over, and one side or both have not submitted; `mine`: only of whom the caller supervises. */
  of: (who: Member, mine: RawBuilder<unknown>) => sql<boolean>`(
    evaluation.company_id = ${who.companyId} and evaluation.status = 'DRAFT'
    and assignment.approved_end < swiss_today()
    and (not ${mine}::boolean or evaluation.apprentice_id in (
      select person.id from person where person.supervisor_id = ${who.id})))`,
  isLate: sql<boolean>`(assignment.approved_end < swiss_today() - ${sql.lit(evaluationDays.late)})`,
}
