import { z } from 'zod'

import { deleteOldAttempts } from '../../access/attempt.queries.ts'
import { canonicalEmail } from '../../access/canonical-email.ts'
import { deleteOldCallKeys } from '../../http/call-key.queries.ts'
import { defineJob } from '../../jobs/definitions.ts'
import { deleteOldCounters, listIdleSessions } from './account.queries.ts'
import { endSessions } from './actions/end-session.ts'
import { IDLE_DAYS } from './actions/refresh-session.ts'
import { startRecovery } from './actions/start-recovery.ts'
import { tellOfGuessing, tellOfGuessingQueue } from './actions/tell-of-guessing.ts'
import { deleteOldRecoveries } from './recovery.queries.ts'

const BATCH = 500

export const requestRecoveryQueue = { name: 'request-recovery' }

export const accountJobs = [
  defineJob({
    ...requestRecoveryQueue,
    payload: z.object({ email: z.string() }),
    run: async ({ begin, config }, { email }, jobId) => {
      const secret = Buffer.from(config.SESSION_SECRET, 'base64')
      await begin((tx) => startRecovery(tx, secret, jobId, canonicalEmail(email, config.LOGIN_DOMAIN_ALIASES)))
    },
  }),
  defineJob({
    ...tellOfGuessingQueue,
    payload: z.object({
      secret: z.enum(['password', 'second_factor']),
      email: z.string().optional(),
      personId: z.uuid().optional(),
    }),
    run: ({ begin }, guessed) => begin((tx) => tellOfGuessing(tx, guessed)),
  }),
  defineJob({
    name: 'expire-sessions',
    payload: z.object({}),
    schedule: '20 3 * * *',
    run: async ({ begin }) => {
      let found = BATCH
      while (found === BATCH) {
        found = await begin(async (tx) => {
          const idle = await listIdleSessions(tx, IDLE_DAYS, BATCH)
          await endSessions(tx, idle, 'expire', null)
          return idle.length
        })
      }
    },
  }),
  defineJob({
    name: 'prune-counters',
    payload: z.object({}),
    schedule: '*/15 * * * *',
    run: ({ begin }) =>
      begin(async (tx) => {
        await deleteOldCounters(tx)
        await deleteOldAttempts(tx)
        await deleteOldRecoveries(tx)
        await deleteOldCallKeys(tx)
      }),
  }),
]
