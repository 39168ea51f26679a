import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { forgetRemoved } from './actions/forget-removed.ts'

const BATCH = 200

export const reportJobs = [
  defineJob({
    name: 'forget-removed',
    payload: z.object({}),
    schedule: '50 3 * * *',
    concurrency: 1,
    run: async ({ begin }) => {
      let forgotten = BATCH
      while (forgotten === BATCH) forgotten = await begin((tx) => forgetRemoved(tx, BATCH))
    },
  }),
]
