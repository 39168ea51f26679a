import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { deleteOldCounters, listIdleSessions } from './account.queries.ts'
import { endSession } from './actions/end-session.ts'
import { IDLE_DAYS } from './actions/refresh-session.ts'

const BATCH = 500

export const accountJobs = [
  defineJob({
    name: 'expire-sessions',
    payload: z.object({}),
    schedule: '20 3 * * *',
    run: async ({ begin }) => {
      let found = BATCH
      while (found === BATCH) {
        found = await begin(async (tx) => {
          const idle = await listIdleSessions(tx, IDLE_DAYS, BATCH)
          for (const session of idle) await endSession(tx, session, 'expire', null)
          return idle.length
        })
      }
    },
  }),
  defineJob({
    name: 'prune-counters',
    payload: z.object({}),
    schedule: '*/15 * * * *',
    run: ({ begin }) => begin((tx) => deleteOldCounters(tx)),
  }),
]
