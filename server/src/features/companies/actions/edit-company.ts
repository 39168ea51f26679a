import type { EditCompany } from '@werkplatz/contract/companies/admin-schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { updateTerms } from '../managed-company.queries.ts'

/** Holidays and the days for an answer; what was sent before keeps its own. */
export async function editCompany(tx: Tx, me: Member, { id, canton, answerDays }: EditCompany) {
  await updateTerms(tx, id, { canton, answer_days: answerDays })
  await audit(tx, {
    actorId: me.id,
    action: 'edit',
    resource: 'company',
    targetId: id,
    details: { canton, answerDays },
  })
}
