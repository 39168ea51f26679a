import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { eraseHidden } from './actions/erase-hidden.ts'

const BATCH = 200

async function eraseAll({ begin }: WorkContext) {
  for (const table of ['post', 'comment'] as const) {
    let erased = BATCH
    while (erased === BATCH) erased = await begin((tx) => eraseHidden(tx, table, BATCH))
  }
}

export const postJobs = [
  defineJob({
    name: 'erase-hidden-posts',
    payload: z.object({}),
    schedule: '40 3 * * *',
    concurrency: 1,
    run: eraseAll,
  }),
]
