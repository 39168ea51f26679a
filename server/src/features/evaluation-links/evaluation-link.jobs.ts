import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { isWorkingDay } from '../../lib/swiss-holidays.ts'
import { remindGuest } from './actions/remind-guest.ts'
import { tellExpiredLink } from './actions/tell-expired-link.ts'
import { listDueLinks } from './due-link.queries.ts'

const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** One transaction each. On a holiday of the canton it waits for the next day. */
async function tendLinks({ db, begin, clock }: WorkContext) {
  const today = swissDay(clock.now())
  for (let after = FIRST; ;) {
    const due = await listDueLinks(db, after, BATCH)
    for (const { id, is_over: isOver, canton } of due)
      if (isWorkingDay(today, canton)) await begin((tx) => (isOver ? tellExpiredLink(tx, id) : remindGuest(tx, id)))
    if (due.length < BATCH) return
    after = due.at(-1)!.id
  }
}

export const evaluationLinkJobs = [
  defineJob({
    name: 'tend-evaluation-links',
    payload: z.object({}),
    schedule: '0 8 * * 1-5',
    concurrency: 1,
    run: tendLinks,
  }),
]
