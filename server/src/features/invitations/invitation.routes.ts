// Contract route → action or query. No logic.
import { canonicalEmail } from '../../access/canonical-email.ts'
import { readPage } from '../../access/page.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { importInvitations } from './actions/import-invitations.ts'
import { invite } from './actions/invite.ts'
import { remindInvited } from './actions/remind-invited.ts'
import { resendInvitation } from './actions/resend-invitation.ts'
import { openInvitation, signUp } from './actions/sign-up.ts'
import { withdrawInvitation } from './actions/withdraw-invitation.ts'
import { countInvitations, countStates, listInvitationPage, listKnownAddresses } from './invitation-admin.queries.ts'
import { presentInvitations, presentKnown, presentOpenInvitation } from './invitation.present.ts'

export const invitationHandlers = ({ passwords, aliases }: Services): Handler[] => [
  write('invite', (tx, { me, input }) => invite(tx, me, input.body.invitations, aliases)),
  custom('checkInvitation', async (data, { from, input }) => ({
    body: presentOpenInvitation(await openInvitation(data, from, input.query.token)),
  })),
  custom('signUp', async (data, { from, input }) => {
    await signUp(data, from, input.query.token, input.body, passwords)
    return { location: '/dashboard/login' }
  }),
  read('listInvitations', async (db, { me, input }) => {
    const { view, query, size } = input.query
    const found = await readPage(db, me, input.query, {
      list: listInvitationPage,
      count: countInvitations,
      params: { view, part: query ? query.toLowerCase() : null },
    })
    return { body: presentInvitations(found, size, await countStates(db, me.companyId)) }
  }),
  write('resendInvitation', (tx, { me, input }) => resendInvitation(tx, me, input.body.id)),
  write('withdrawInvitation', (tx, { me, input }) => withdrawInvitation(tx, me, input.body.id)),
  write('remindInvited', async (tx, { me }) => ({ body: { count: await remindInvited(tx, me) } })),
  write('importInvitations', async (tx, { me, input }) => ({
    body: await importInvitations(tx, me, input.body, aliases),
  })),
  // Reads only; a list of addresses does not fit into an address.
  write('checkInvited', async (tx, { me, input }) => {
    const { emails: written } = input.body
    const asked = written.map((email) => [email, canonicalEmail(email, aliases)] as const)
    const known = await listKnownAddresses(
      tx,
      me.companyId,
      asked.map(([, email]) => email),
    )
    return { body: presentKnown(asked, known) }
  }),
]
