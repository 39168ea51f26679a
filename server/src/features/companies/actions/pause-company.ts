import { companyStatus } from '@werkplatz/contract/companies/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockRights } from '../../people/admin/person-rights.queries.ts'
import { lockCompany, raiseRightsOf } from '../managed-company.queries.ts'

/** Within seconds nobody of it is signed in any more. A company from which the platform is run stays open. */
export async function pauseCompany(tx: Tx, me: Member, id: string) {
  await lockRights(tx)
  const company = await lockCompany(tx, id)
  if (!company) throw new Refusal('not_found', { id })
  if (company.is_in_charge) throw new Refusal('company_in_charge', { id })
  await transition(tx, companyStatus, company, 'pause', me)
  await raiseRightsOf(tx, id)
}
