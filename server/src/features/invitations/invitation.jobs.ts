import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { sendInvitationsQueue } from './actions/place-invitations.ts'
import { sendInvitations } from './actions/send-invitations.ts'
import { deleteOldImports } from './invitation-admin.queries.ts'
import { deleteOldInvitations } from './invitation.queries.ts'

export const invitationJobs = [
  defineJob({
    ...sendInvitationsQueue,
    payload: z.object({ invitationIds: z.array(z.uuid()) }),
    // One after the other, so that two lists with the same address see each other's mails.
    concurrency: 1,
    run: ({ begin, config }, { invitationIds }) =>
      begin((tx) => sendInvitations(tx, Buffer.from(config.SESSION_SECRET, 'base64'), invitationIds)),
  }),
  defineJob({
    name: 'forget-invitations',
    payload: z.object({}),
    schedule: '50 3 * * *',
    run: ({ begin }) =>
      begin(async (tx) => {
        await deleteOldInvitations(tx)
        await deleteOldImports(tx)
      }),
  }),
]
