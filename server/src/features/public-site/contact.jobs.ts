import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { deleteOldContactTraces } from './contact.queries.ts'

export const contactJobs = [
  defineJob({
    name: 'prune-contact-traces',
    payload: z.object({}),
    schedule: '*/30 * * * *',
    run: ({ begin, clock }) => begin((tx) => deleteOldContactTraces(tx, clock.now())),
  }),
]
