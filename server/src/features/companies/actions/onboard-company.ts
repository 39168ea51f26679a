import type { OnboardCompany } from '@werkplatz/contract/companies/admin-schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { inviteOfficer } from '../../invitations/actions/invite-officer.ts'
import { insertCompany, isNameTaken, lockOnboarding } from '../managed-company.queries.ts'

/** A company and the invitation of whoever runs it there: both, or neither. */
export async function onboardCompany(
  tx: Tx,
  me: Member,
  { name, location, canton, answerDays, officerEmail }: OnboardCompany,
  aliases: ReadonlyMap<string, string>,
): Promise<string> {
  await lockOnboarding(tx)
  if (await isNameTaken(tx, name)) throw new Refusal('company_exists', { name })
  const id = await insertCompany(tx, { name, location, canton, answer_days: answerDays })
  await audit(tx, { actorId: me.id, action: 'onboard', resource: 'company', targetId: id })
  await inviteOfficer(tx, me, { companyId: id, email: officerEmail }, aliases)
  return id
}
