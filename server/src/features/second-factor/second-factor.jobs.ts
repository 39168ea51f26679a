import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { deleteOldChallenges } from './challenge.queries.ts'

export const secondFactorJobs = [
  defineJob({
    name: 'prune-challenges',
    payload: z.object({}),
    schedule: '40 3 * * *',
    run: ({ begin }) => begin((tx) => deleteOldChallenges(tx)),
  }),
]
