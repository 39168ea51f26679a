import { canonicalEmail } from '../../../access/canonical-email.ts'
import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockInvitingCompany } from '../invitation.queries.ts'
import { placeInvitations } from './place-invitations.ts'

/** The one who is to run a company, invited by whoever took it in. Answers alike for every address. */
export async function inviteOfficer(
  tx: Tx,
  me: Member,
  { companyId, email }: { companyId: string; email: string },
  aliases: ReadonlyMap<string, string>,
) {
  await lockInvitingCompany(tx, companyId)
  const officer = { role: 'EDUCATION_OFFICER' } as const
  await placeInvitations(tx, me, companyId, new Map([[canonicalEmail(email, aliases), officer]]), 'companyInvitation')
}
