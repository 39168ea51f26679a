import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { countFigures } from './figure.queries.ts'

export const figureJobs = [
  defineJob({
    name: 'count-figures',
    payload: z.object({}),
    schedule: '0 4 * * *',
    run: ({ begin }) => begin(countFigures),
  }),
]
