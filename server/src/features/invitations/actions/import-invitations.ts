import type { ImportInvitations } from '@werkplatz/contract/invitations/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { guardInvitations } from '../guard-invitations.ts'
import { findImported, insertImported, listKnownAddresses } from '../invitation-admin.queries.ts'
import { lockInvitingCompany } from '../invitation.queries.ts'
import { byCanonicalEmail, placeInvitations } from './place-invitations.ts'

/**
 * One part of a list. A part that was taken is answered as the first time and taken no more, so that a browser that lost
 * the answer simply goes on. Who is in the own company, or has an open invitation of it, is left out: nobody gets a second
 * mail from a second list. Whoever has an account elsewhere is taken like anybody else (T02).
 */
export async function importInvitations(
  tx: Tx,
  me: Member,
  { importId, number, invitations }: ImportInvitations,
  aliases: ReadonlyMap<string, string>,
): Promise<{ sent: number; skipped: number }> {
  await lockInvitingCompany(tx, me.companyId)
  const part = { companyId: me.companyId, importId, number }
  const before = await findImported(tx, part)
  if (before) return before
  await guardInvitations(tx, me.companyId, invitations)
  const byEmail = byCanonicalEmail(invitations, aliases)
  const known = await listKnownAddresses(tx, me.companyId, [...byEmail.keys()])
  const fresh = new Map([...byEmail].filter(([email]) => !known.has(email)))
  await placeInvitations(tx, me, me.companyId, fresh)
  const taken = { sent: fresh.size, skipped: invitations.length - fresh.size }
  await insertImported(tx, part, taken)
  return taken
}
