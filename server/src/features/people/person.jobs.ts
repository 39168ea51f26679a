import { z } from 'zod'

import { deleteOldSeen } from '../../access/people-budget.queries.ts'
import { defineJob } from '../../jobs/definitions.ts'

const TWO_HOURS_MS = 7_200_000

export const peopleJobs = [
  defineJob({
    name: 'forget-people-seen',
    payload: z.object({}),
    schedule: '7 * * * *',
    run: ({ begin, clock }) => begin((tx) => deleteOldSeen(tx, new Date(clock.now().getTime() - TWO_HOURS_MS))),
  }),
]
