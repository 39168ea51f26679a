import { companyStatus } from '@werkplatz/contract/companies/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockCompany } from '../managed-company.queries.ts'

/** Whoever was signed in before is again. */
export async function resumeCompany(tx: Tx, me: Member, id: string) {
  const company = await lockCompany(tx, id)
  if (!company) throw new Refusal('not_found', { id })
  await transition(tx, companyStatus, company, 'resume', me)
}
