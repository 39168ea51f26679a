import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { listRemindable } from '../invitation-admin.queries.ts'
import { lockInvitingCompany } from '../invitation.queries.ts'
import { placeInvitations } from './place-invitations.ts'

/** Everybody of the own company who has not come and heard nothing for three days. A second time finds nobody. */
export async function remindInvited(tx: Tx, me: Member): Promise<number> {
  await lockInvitingCompany(tx, me.companyId)
  const waiting = await listRemindable(tx, me.companyId)
  const byEmail = new Map(waiting.map(({ email, content }) => [email, content]))
  await placeInvitations(tx, me, me.companyId, byEmail, 'invitationReminder')
  return byEmail.size
}
