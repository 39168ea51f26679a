// Who was invited in the demo world: some are here, some are still awaited, some links are over. None of their links opens.
import { randomBytes } from 'node:crypto'

import invitationsFile from '@werkplatz/content/demo/invitations.json' with { type: 'json' }
import { resolveDate } from '@werkplatz/content/types.ts'

import type { Tx } from '../db/handles.ts'
import { demoId } from './demo-id.ts'

const dayOf = (day: { days: number } | null) => (day ? resolveDate(day).toISOString().slice(0, 10) : null)

export async function loadInvitations(tx: Tx) {
  for (const one of invitationsFile.invitations) {
    await tx
      .insertInto('invitation')
      .values({
        id: demoId(one.invitationId),
        company_id: demoId(one.companyId),
        invited_by: demoId(one.inviterId),
        email: one.email,
        role: one.role,
        status: one.status,
        adult_from: dayOf(one.adultFrom),
        supervisor_id: one.supervisorId ? demoId(one.supervisorId) : null,
        profession_id: one.professionId,
        person_id: one.personId ? demoId(one.personId) : null,
        template: one.dateReminded ? 'invitationReminder' : 'invitation',
        token_hash: randomBytes(32),
        expires_at: resolveDate(one.dateExpires).toISOString(),
        date_created: resolveDate(one.dateReminded ?? one.dateCreated),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}
