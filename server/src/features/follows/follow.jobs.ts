import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { tellCompaniesFollowed } from './actions/tell-companies-followed.ts'

export const followJobs = [
  defineJob({
    name: 'tell-companies-followed',
    payload: z.object({}),
    schedule: '0 8 * * *',
    concurrency: 1,
    run: ({ begin }) => begin(tellCompaniesFollowed),
  }),
]
