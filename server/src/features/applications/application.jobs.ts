import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { tellDue } from './actions/tell-due.ts'
import { listDue } from './due.queries.ts'

const BATCH = 200

/** One transaction each, so that one stubborn row holds up no other; what was told is no longer due. */
async function tellAllDue({ db, begin, clock }: WorkContext) {
  const today = swissDay(clock.now())
  for (;;) {
    let told = 0
    for (const due of await listDue(db, today, BATCH))
      if (await begin((tx) => tellDue(tx, due, today, clock.now()))) told += 1
    if (told === 0) return
  }
}

export const applicationJobs = [
  defineJob({
    name: 'remind-of-answers',
    payload: z.object({}),
    // In the morning of working days, and again in case a morning was missed.
    schedule: '5 7-17 * * 1-5',
    concurrency: 1,
    run: tellAllDue,
  }),
]
